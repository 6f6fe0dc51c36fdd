import type { TargetedSubmitEvent, VNode } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import type { Square } from "../reversi/index.ts";
import { answerTo, type CommandContext, commandErrorWords, parseCommand } from "./command.ts";

export interface CommandFieldProps extends CommandContext {
  /** Told a square that was typed, legal or not, as if it had been chosen on the board. */
  readonly onChoose: (square: Square) => void;
  /** Told each answer and each complaint, so that the page's status can speak it; it is shown here as well. */
  readonly onAnswer: (text: string) => void;
}

interface Reply {
  readonly text: string;
  readonly wrong: boolean;
}

const SILENCE: Reply = { text: "", wrong: false };

/** A field for those who prefer typing, and for those who do not see the board. What is not understood stays to be corrected. */
export function CommandField({ onChoose, onAnswer, ...context }: CommandFieldProps): VNode {
  const { view, translate } = context;
  const field = useRef<HTMLInputElement>(null);
  const [reply, setReply] = useState<Reply>(SILENCE);
  const id = useId();

  const say = (text: string, wrong: boolean): void => {
    setReply({ text, wrong });
    onAnswer(text);
  };

  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = field.current;
    if (input === null) return;
    const command = parseCommand(input.value, view.board.shape);
    if (!command.ok) {
      say(commandErrorWords(command.error, translate), true);
      input.select();
      return;
    }
    input.value = "";
    if (command.value.kind === "choose") {
      setReply(SILENCE);
      onChoose(command.value.square);
    } else say(answerTo(command.value, context), false);
  };

  return (
    <form class="command" noValidate onSubmit={submit}>
      <label class="command-label" for={`${id}-field`}>
        {translate("command.label")}
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        class="field command-input"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellcheck={false}
        enterkeyhint="go"
        dir="ltr"
        maxLength={40}
        aria-describedby={`${id}-reply`}
        aria-invalid={reply.wrong ? "true" : undefined}
      />
      <button type="submit" class="button">
        {translate("command.go")}
      </button>
      <p id={`${id}-reply`} class="command-reply" data-wrong={reply.wrong ? "" : undefined}>
        {reply.text === "" ? translate("command.hint") : reply.text}
      </p>
    </form>
  );
}
