import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { Status } from "../../board/Status.tsx";
import { StatusLine } from "../../board/StatusLine.tsx";
import type { Mark } from "../../board/types.ts";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { setSetting } from "../../progress/index.ts";
import { squareNamed, USUAL_SHAPE } from "../../reversi/index.ts";
import { shownInPursuit } from "../../training/answers/pursuit.ts";
import { Controls } from "../exercise/Controls.tsx";
import { useEnterOnce, useKeptFocus } from "../exercise/keyboard.ts";
import { LineSteps } from "../exercise/LineSteps.tsx";
import { useLater } from "../exercise/later.ts";
import { showWhatIsSaid } from "../exercise/sight.ts";
import { Task } from "../exercise/Task.tsx";
import { playedOf } from "../exercise/words.ts";
import { useOverlays } from "../overlays/useOverlays.tsx";
import { useSettings } from "../settings/useSettings.ts";
import { triedIn } from "../tries/tried.ts";
import { useTries } from "../tries/useTries.tsx";
import { PartPicker, Parts } from "./Parts.tsx";
import { openSheet, type Rung } from "./sheet.ts";
import { TaskOrVerdict } from "./TaskOrVerdict.tsx";
import { useSolvedBefore } from "./useSolvedBefore.ts";
import { useStudy } from "./useStudy.ts";

/** A way on that has nothing to do with the study. */
interface Aside {
  readonly href: string;
  readonly text: string;
}

interface StudyProps {
  readonly id: string;
  /** A Sheet, sealed. */
  readonly sealed: string;
  /** Where Next leads once there is nothing more to show. */
  readonly next: string;
  /** A study explains its move row by row, and shows its game; a glimpse of one, as on the home page, does not. */
  readonly whole: boolean;
  /** Another way on, for those who are not here for the study; beside the other tools on a phone, where the text lies out of sight. */
  readonly aside?: Aside | undefined;
  /** The same for those for whom something is due today: see src/styles/today.css. */
  readonly due?: Aside | undefined;
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

const ringsOf = (rung: Rung | null): readonly Mark[] =>
  (rung?.squares ?? []).flatMap((name): Mark[] => {
    const square = squareNamed(USUAL_SHAPE, name);
    return square === undefined ? [] : [{ kind: "ring", square }];
  });

const loadReplay = () => import("./Replay.tsx");
const loadField = () => import("../exercise/SideField.tsx");

/** A study: the board, its task or verdict, who is to move, and the buttons; or in their place the game that led there. */
export function Study({ id, sealed, next, whole, aside, due, locale }: StudyProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const sheet = useMemo(() => openSheet(sealed), []);
  const study = useStudy(id, sheet, t);
  const settings = useSettings();
  const [ply, setPly] = useState<number | null>(null);
  const [typing, setTyping] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const watch = useRef<HTMLButtonElement>(null);
  const hasWatched = useRef(false);
  const { pursuit, index, done } = study;
  const of = whole ? sheet.tasks.length : 1;
  const isSeries = sheet.words.length < of;
  const game = whole ? study.led : null;
  const player = useLater(ply !== null, loadReplay);
  const field = useLater(typing, loadField);
  const replay =
    player !== null && game !== null && ply !== null
      ? { ...player.replayAt(game, ply, t), ply, plies: game.plies.length }
      : null;
  const position = replay?.position ?? shownInPursuit(pursuit);
  const lastPly = replay === null ? pursuit.game.plies.at(-1) : replay.last;
  const legal = position.legal.map((move) => move.square);
  const last = lastPly === undefined ? null : playedOf(lastPly);

  useEnterOnce(panel);
  const isFresh = pursuit.tries + pursuit.hintsShown + Number(pursuit.seen) + index === 0;
  useKeptFocus(panel, `${pursuit.state} ${index}`, isFresh);
  const solvedBefore = useSolvedBefore(id, sheet.tasks.length);
  useEffect(() => {
    if (study.said.turn > 0 && panel.current !== null) showWhatIsSaid(panel.current);
  }, [study.said.turn]);

  useEffect(() => {
    if (ply !== null) hasWatched.current = true;
    else if (hasWatched.current) watch.current?.focus();
  }, [ply === null]);

  const isDone = pursuit.state === "solved" || pursuit.state === "revealed";
  const goal = isDone ? undefined : sheet.tasks[index]?.goal;
  const asked = goal === undefined ? null : ({ kind: "study", goal } as const);
  const overlays = useOverlays({ view: position, last, asked, isTyping: whole && typing, tag: locale.tag }, t);
  const ownMarks = replay === null ? (study.walkStep?.marks ?? [...study.marks, ...ringsOf(study.rung)]) : [];
  const why = useTries({
    tried: replay === null ? triedIn(pursuit) : null,
    task: String(index),
    isDone: whole && isDone && replay === null,
    say: study.say,
    tag: locale.tag,
    t,
  });
  const marks = [...ownMarks, ...why.marks, ...overlays.marks];

  /** First through the rows of the move, if there is only one; then to the next task, in a series the next that is not done; then on. */
  const goOn = (): void => {
    const later = [...sheet.tasks.keys()].filter((i) => i > index && !(isSeries && done.has(i)))[0];
    if (whole && study.hasNextStep) study.nextStep();
    else if (whole && later !== undefined) study.go(later);
    else location.assign(next);
  };

  return (
    <div ref={panel} class="panel study" data-exercise={id} data-state={pursuit.state}>
      <Board
        view={position}
        legal={legal}
        showLegal={replay === null && settings.dots === "shown"}
        marks={marks}
        last={last}
        numbers={
          player !== null && game !== null && replay !== null && settings.numbers === "shown"
            ? player.moveNumbers(game, replay.ply)
            : undefined
        }
        played={replay === null ? study.played : last === null ? [] : [last]}
        onChoose={replay === null ? study.choose : undefined}
        onPoint={overlays.onPoint}
        onKey={whole ? overlays.onKey : undefined}
        label={t("study.board")}
        translate={t}
      />
      <div class="side">
        <div class="ask">
          {replay === null ? (
            <TaskOrVerdict study={study} of={of} isSeries={isSeries} solvedBefore={solvedBefore} t={t} />
          ) : (
            <Task label={t("study.game.label")} text={replay.words} note="" />
          )}
          {why.panel}
        </div>
        {of > 1 && <Parts index={index} of={of} done={done} t={t} />}
        <StatusLine view={position} translate={t} />
        {replay === null || player === null ? (
          <div class="side-foot">
            <Controls
              state={pursuit.state}
              hasHint={study.hasHint}
              onHint={study.hint}
              onShow={study.show}
              onAgain={study.again}
              onNext={goOn}
              t={t}
            />
            <div class="side-tools">
              {whole && study.line !== null && <LineSteps {...study.line} onStep={study.step} t={t} />}
              {whole && study.hasDefences && (
                <button type="button" class="button plain" onClick={study.defend}>
                  {t("study.defences")}
                </button>
              )}
              {whole && ((isDone && index === of - 1) || solvedBefore) && (
                <a class="button plain" href="#why">
                  {t("study.read")}
                </a>
              )}
              {isSeries && <PartPicker index={index} of={of} done={done} onGo={study.go} t={t} />}
              <button type="button" class="button plain" aria-expanded={typing} onClick={() => setTyping(!typing)}>
                {t("study.type")}
              </button>
              {aside && (
                <a class="button plain aside" href={aside.href}>
                  {aside.text}
                </a>
              )}
              {due && (
                <a class="button plain aside due" href={due.href}>
                  {due.text}
                </a>
              )}
              {game !== null && (
                <button ref={watch} type="button" class="button plain" onClick={() => setPly(0)}>
                  {t("study.game")}
                </button>
              )}
              {whole && overlays.button}
            </div>
          </div>
        ) : (
          <player.Replay
            plies={replay.plies}
            ply={replay.ply}
            words={replay.words}
            onGo={setPly}
            numbered={settings.numbers === "shown"}
            onNumbered={(shown) => setSetting("numbers", shown ? "shown" : "hidden")}
            onLeave={() => setPly(null)}
            t={t}
          />
        )}
        {replay !== null && <div class="side-tools">{overlays.button}</div>}
        {typing && field !== null && replay === null && (
          <field.SideField
            view={position}
            legal={legal}
            last={last}
            marks={marks}
            said={study.said.text}
            translate={t}
            onChoose={study.choose}
            onAnswer={study.say}
            commands={overlays.commands}
          />
        )}
        {overlays.panel}
      </div>
      <Status
        text={replay === null ? study.said.text : replay.words}
        turn={replay === null ? study.said.turn : replay.ply}
      />
    </div>
  );
}
