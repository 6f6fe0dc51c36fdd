import type { TargetedSubmitEvent, VNode } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import type { Square } from "../reversi/index.ts";
import { answerTo, type CommandContext, commandErrorWords, parseCommand } from "./command.ts";

/** A command of the page's own, besides those of the board: `next` for its button Next. */
export interface OwnCommand {
  /** The words that call it, in small letters. */
  readonly words: readonly string[];
  /** Its line in the help: "next: the next step"; none if another command's line tells of it. */
  readonly help?: string | undefined;
  readonly run: () => void;
  /** What it answers, if it is answered in words. */
  readonly answer?: (() => string) | undefined;
}

export interface CommandFieldProps extends CommandContext {
  /** Told a square that was typed, legal or not, as if it had been chosen on the board. */
  readonly onChoose: (square: Square) => void;
  /** Told each answer and each complaint, so that the page's status can speak it; it is shown here as well. */
  readonly onAnswer: (text: string) => void;
  /** What the page has said last. It is shown here too after a square was typed, for the task may be out of sight. */
  readonly said?: string | undefined;
  /** Commands of the page's own. They go before those of the board. */
  readonly commands?: readonly OwnCommand[] | undefined;
  /** Told each text that is no command of the page's own, in small letters; true if it was the answer to something asked. */
  readonly onText?: ((text: string) => boolean) | undefined;
}

const NO_COMMANDS: readonly OwnCommand[] = [];

interface Reply {
  /** Null after a square: then what the page says of it is shown. */
  readonly text: string | null;
  readonly wrong: boolean;
}

const SILENCE: Reply = { text: "", wrong: false };

/** A field for those who prefer typing, and for those who do not see the board. What is not understood stays to be corrected. */
export function CommandField(props: CommandFieldProps): VNode {
  const { onChoose, onAnswer, said = "", commands = NO_COMMANDS, onText, ...context } = props;
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
    const typed = input.value.trim().toLowerCase();
    const own = commands.find(({ words }) => words.includes(typed));
    if (own !== undefined || (typed !== "" && onText?.(typed) === true)) {
      input.value = "";
      setReply(SILENCE);
      own?.run();
      if (own?.answer !== undefined) say(own.answer(), false);
      return;
    }
    const command = parseCommand(input.value, view.board.shape);
    if (!command.ok) {
      say(commandErrorWords(command.error, translate), true);
      input.select();
      return;
    }
    input.value = "";
    if (command.value.kind === "choose") {
      setReply({ text: null, wrong: false });
      onChoose(command.value.square);
      return;
    }
    const more = command.value.kind === "help" ? commands.flatMap(({ help }) => help ?? []) : [];
    say([answerTo(command.value, context), ...more].join("\n"), false);
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
        {(reply.text ?? said) || translate("command.hint")}
      </p>
    </form>
  );
}
