import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { CommandField } from "../../board/CommandField.tsx";
import { Status } from "../../board/Status.tsx";
import { StatusLine } from "../../board/StatusLine.tsx";
import type { Mark } from "../../board/types.ts";
import { gameFrom } from "../../catalogue/subject.ts";
import { ENGLISH, translator } from "../../locales/text.ts";
import { setSetting } from "../../progress/index.ts";
import { squareNamed, USUAL_SHAPE } from "../../reversi/index.ts";
import { shownIn } from "../../training/attempt.ts";
import { Controls } from "../exercise/Controls.tsx";
import { Task } from "../exercise/Task.tsx";
import { playedOf } from "../exercise/words.ts";
import { useSettings } from "../settings/useSettings.ts";
import { moveNumbers, Replay, replayAt } from "./Replay.tsx";
import type { Rung } from "./sheet.ts";
import { TaskOrVerdict } from "./TaskOrVerdict.tsx";
import { type StudyTask, useStudy } from "./useStudy.ts";

interface StudyProps extends StudyTask {
  readonly task: string;
  /** The game that led to the position, if it can be stepped through here. */
  readonly game?: string | undefined;
  /** Where Next leads once there is nothing more to show. */
  readonly next: string;
  /** A study explains its move row by row and has a command field; a glimpse of one, as on the home page, does not. */
  readonly whole: boolean;
}

const ringsOf = (rung: Rung | null): readonly Mark[] =>
  (rung?.squares ?? []).flatMap((name): Mark[] => {
    const square = squareNamed(USUAL_SHAPE, name);
    return square === undefined ? [] : [{ kind: "ring", square }];
  });

const t = translator(ENGLISH);

const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** A study: the board, its task or verdict, who is to move, and the buttons; or in their place the game that led there. */
export function Study({ task, game: moves, next, whole, ...rest }: StudyProps): VNode {
  const study = useStudy(rest, t);
  const settings = useSettings();
  const game = useMemo(() => {
    const read = moves === undefined ? undefined : gameFrom(moves);
    return read?.ok ? read.value : null;
  }, []);
  const [ply, setPly] = useState<number | null>(null);
  const [typing, setTyping] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const watch = useRef<HTMLButtonElement>(null);
  const hasWatched = useRef(false);
  const { attempt } = study;
  const replay = game !== null && ply !== null ? { ...replayAt(game, ply, t), ply, plies: game.plies.length } : null;
  const position = replay?.position ?? shownIn(attempt);
  const lastPly = replay === null ? attempt.game.plies.at(-1) : replay.last;
  const legal = position.legal.map((move) => move.square);
  const last = lastPly === undefined ? null : playedOf(lastPly);

  // A button that goes away takes the focus with it; the one to press next takes it over.
  useEffect(() => {
    if (document.activeElement !== document.body || attempt.tries + attempt.hintsShown + Number(attempt.seen) === 0)
      return;
    panel.current?.querySelector<HTMLElement>(".controls .primary, .controls .button")?.focus();
  }, [attempt.state]);

  useEffect(() => {
    if (ply !== null) hasWatched.current = true;
    else if (hasWatched.current) watch.current?.focus();
  }, [ply === null]);

  const isDone = attempt.state === "solved" || attempt.state === "revealed";

  /** A whole study first walks through the rows of its move. */
  const goOn = (): void => {
    if (whole && study.hasNextStep) study.nextStep();
    else location.assign(next);
  };

  return (
    <div
      ref={panel}
      class="panel study"
      data-exercise={rest.id}
      data-state={attempt.state}
      data-whole={whole ? "" : undefined}
    >
      <Board
        view={position}
        legal={legal}
        showLegal={replay === null && settings.dots === "shown"}
        marks={replay === null ? (study.walkStep?.marks ?? ringsOf(study.rung)) : []}
        last={last}
        numbers={
          game !== null && replay !== null && settings.numbers === "shown" ? moveNumbers(game, replay.ply) : undefined
        }
        played={last === null ? [] : [last]}
        onChoose={replay === null ? study.choose : undefined}
        label={t("study.board")}
        translate={t}
      />
      {replay === null ? (
        <TaskOrVerdict study={study} task={task} sealed={rest.sealed} t={t} />
      ) : (
        <Task label={t("study.game.label")} text={replay.words} note="" />
      )}
      <StatusLine view={position} translate={t} />
      {replay === null ? (
        <div class="study-foot">
          <Controls
            state={attempt.state}
            hasHint={study.hasHint}
            onHint={study.hint}
            onShow={study.show}
            onAgain={study.again}
            onNext={goOn}
            t={t}
          />
          {whole && (
            <div class="study-tools">
              {isDone && (
                <a class="button plain" href="#why">
                  {t("study.read")}
                </a>
              )}
              <button type="button" class="button plain" aria-expanded={typing} onClick={() => setTyping(!typing)}>
                {t("study.type")}
              </button>
              {game !== null && (
                <button ref={watch} type="button" class="button plain" onClick={() => setPly(0)}>
                  {t("study.game")}
                </button>
              )}
            </div>
          )}
        </div>
      ) : (
        <Replay
          plies={replay.plies}
          ply={replay.ply}
          onGo={setPly}
          numbered={settings.numbers === "shown"}
          onNumbered={(shown) => setSetting("numbers", shown ? "shown" : "hidden")}
          onLeave={() => setPly(null)}
          t={t}
        />
      )}
      {typing && replay === null && (
        <div ref={focusField} class="study-typing">
          <CommandField
            view={position}
            legal={legal}
            last={last}
            translate={t}
            onChoose={study.choose}
            onAnswer={study.say}
          />
        </div>
      )}
      <Status
        text={replay === null ? study.said.text : replay.words}
        turn={replay === null ? study.said.turn : replay.ply}
      />
    </div>
  );
}
