/** The names of squares in a text of marks. */
export const namesInMarks = (text: string): readonly string[] => text.match(/(?<=[:-])[a-j](?:10|[1-9])/g) ?? [];
