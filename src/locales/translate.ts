import type { en } from "./en.ts";

/** A text as a translator writes it: one form, or one for each plural class that the language has. */
export type Template = string | { readonly [form in Intl.LDMLPluralRule]?: string };

export type TextKey = keyof typeof en;

/** The whole of a language: every key of English, none more. */
type Texts = Readonly<Record<TextKey, Template>>;

type SlotsIn<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsIn<Rest> : never;
type FormsOf<T> = T extends string ? T : T[keyof T] & string;
type SlotValues<T> = { readonly [slot in SlotsIn<FormsOf<T>>]: string | number } & (T extends string
  ? unknown
  : { readonly count: number });
type Arguments<T> = keyof SlotValues<T> extends never ? [] : [values: SlotValues<T>];

/** Gives the text of a key of `T` with its slots filled. Which slots must be given is known from the English text. */
export type TranslateOf<T> = <K extends keyof T & string>(key: K, ...values: Arguments<T[K]>) => string;

export type Translate = TranslateOf<typeof en>;

export interface Locale {
  /** The language tag, as in html[lang]. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly texts: Texts;
}

/** As much of a language as one part of the site needs. A page hands it to its island, so that no script carries every text. */
export interface PartOfLocale {
  readonly tag: string;
  readonly texts: Readonly<Partial<Record<TextKey, Template>>>;
}

/** Fills the slots of `template` in `tag`'s plural form for `values.count`. A slot without a value stays as it is written. */
export function fillTemplate(
  template: Template,
  tag: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const count = Number(values["count"] ?? 0);
  const form =
    typeof template === "string"
      ? template
      : (template[new Intl.PluralRules(tag).select(count)] ?? template.other ?? "");
  return form.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** The translator of a language, or of a part of it; a key that the part does not have is told as it is. */
export const translator =
  ({ tag, texts }: PartOfLocale): Translate =>
  (key, ...values) =>
    fillTemplate(texts[key] ?? key, tag, values[0]);
