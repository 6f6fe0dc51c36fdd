import type { ComponentChildren, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { Status } from "../../board/Status.tsx";
import { StatusLine } from "../../board/StatusLine.tsx";
import { positionText } from "../../board/view.ts";
import type { Motif } from "../../catalogue/motifs.ts";
import type { Translate } from "../../locales/text.ts";
import { startPosition } from "../../reversi/index.ts";
import type { Shown as Sight } from "../coach/scene.ts";
import { Controls, once } from "../exercise/Controls.tsx";
import { useEnterOnce, useKeptFocus } from "../exercise/keyboard.ts";
import { LaterAnswers } from "../exercise/LaterAnswers.tsx";
import { LaterSteps } from "../exercise/LaterSteps.tsx";
import { useLater } from "../exercise/later.ts";
import { useSaid } from "../exercise/said.ts";
import type { Outcome, Shown } from "../exercise/session.ts";
import { Card, Task } from "../exercise/Task.tsx";
import { playedOf } from "../exercise/words.ts";
import { useOverlays } from "../overlays/useOverlays.tsx";
import { useSettings } from "../settings/useSettings.ts";
import { useTries } from "../tries/useTries.tsx";
import type { Deeds } from "./After.tsx";
import { isItem, rightOf } from "./right.ts";
import type { Task as ToSolve } from "./task.ts";
import { type Defend, useTask } from "./useTask.ts";

export interface PanelProps<I extends ToSolve> {
  /** What is to be solved; null while it is fetched, and where there is nothing. */
  readonly item: I | null;
  /** Its number and how hard it is. */
  readonly name: string;
  /** Whether something is being fetched. */
  readonly isBusy: boolean;
  /** What stands over the task: how a run goes. It is given what leads on, as the button Next does. */
  readonly top?: VNode | null | ((next: () => void) => VNode);
  /** What stands in the task's place when there is nothing to solve: what is wrong, or how a run came out. */
  readonly instead?: VNode | null;
  /** What is told besides when a puzzle is done; the second steps through its moves. */
  readonly besides?: ((shown: Shown, step: (by: number) => void) => VNode | null) | undefined;
  /** Told a game that has been played out. */
  readonly onOver?: (over: NonNullable<Shown["over"]>) => void;
  /** What came of what is done, where that is found out only then: it stands in the verdict, and is spoken. */
  readonly result?: { readonly verdict: "right" | "shown"; readonly text: string } | null;
  /** Whether it has hints, and whether it may be left unsolved. */
  readonly hasHints?: boolean;
  readonly skips?: boolean;
  /** What the button says while there is nothing to solve, if not that the next one comes. */
  readonly start?: string | undefined;
  /** Whether why it works, and where it comes from, is told when it is done. */
  readonly isTold?: boolean;
  /** What each motif leads to. */
  readonly paths?: Readonly<Record<Motif, string>>;
  readonly onOutcome: (item: I, outcome: Outcome) => void;
  readonly onNext: () => void;
  /** Other buttons under the board. */
  readonly tools?: ComponentChildren;
  readonly tag: string;
  readonly t: Translate;
}

const ignore = (): void => undefined;
const loadSight = () => import("../exercise/sight.ts");
const loadField = () => import("./typing.ts");
const loadAfter = () => import("./After.tsx");

/** Which time an item is tried, 0 the first, and how the other side defends then, if not with its best. */
interface Round {
  readonly round: number;
  readonly defend?: Defend;
}

const FIRST: Round = { round: 0 };

const focusField = (place: HTMLElement | null): void => place?.querySelector("input")?.focus();

/** A puzzle: the board, what is asked or what came of it, and the buttons. */
export function Panel<I extends ToSolve>(props: PanelProps<I>): VNode {
  const { item, name, isBusy, hasHints = true, skips = true, isTold = true, paths, onOutcome, onNext, tag, t } = props;
  const [said, say] = useSaid();
  const [typing, setTyping] = useState(false);
  const [{ round, defend }, setRound] = useState<Round>(FIRST);
  const [sight, see] = useState<Sight | null>(null);
  const deeds = useRef<Deeds | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);
  const settings = useSettings();
  const field = useLater(typing, loadField);
  // What comes after the answer of a second defence is no other try.
  const tell = (of: I, outcome: Outcome): void => {
    if (round === 0) onOutcome(of, outcome);
  };
  const { start, session, shown } = useTask(item, round, defend, tell, t);
  const state = item === null ? undefined : (shown?.state ?? "ready");
  const isDone = state === "solved" || state === "revealed";
  const after = useLater(isDone && isTold, loadAfter);
  const view = sight?.position ?? shown?.view ?? start ?? startPosition();
  const last = sight === null ? (shown?.last ?? null) : sight.last === undefined ? null : playedOf(sight.last);
  const asked = item === null || isDone ? null : item.sheet.facts;
  const overlays = useOverlays({ view, last, asked, isTyping: typing, tag }, t);
  const why = useTries({
    tried: item && shown?.tried ? { ...shown.tried, right: rightOf(item), isShown: item.isShown } : null,
    task: `${item?.id} ${round}`,
    // What is told of a puzzle that is done says it too.
    isDone: isDone && !isTold,
    say,
    tag,
    t,
  });
  const given = state === "ready" ? (item?.marks ?? []) : [];
  const marks = sight === null ? [...given, ...(shown?.marks ?? []), ...why.marks, ...overlays.marks] : sight.marks;

  const again = (more: Round): void => {
    deeds.current = null;
    see(null);
    setRound(more);
  };
  const next = (): void => {
    isLed.current = panel.current?.querySelector(":focus-visible") !== null;
    onNext();
  };
  const onDefence = (other: Defend): void => {
    again({ round: round + 1, defend: other });
    say(t("puzzle.defence.said"));
  };

  useEnterOnce(panel);
  useKeptFocus(panel, `${item?.id} ${round} ${shown?.state}`, said.turn === 0);
  useLayoutEffect(() => again(FIRST), [item]);
  useEffect(() => {
    if (item === null || (said.turn === 0 && !isLed.current)) return;
    say(`${name}. ${item.sheet.words.task}`);
    const board = panel.current?.querySelector<HTMLElement>(".board [tabindex='0']");
    // Who uses the keyboard goes on at the board; who types stays in the field.
    if (isLed.current && !(document.activeElement instanceof HTMLInputElement)) board?.focus();
  }, [item]);
  useLayoutEffect(() => {
    if (shown !== null && shown.said.turn > 0) say(shown.said.text);
  }, [shown?.said]);
  useEffect(() => {
    if (shown === null || shown.said.turn === 0) return;
    see(null);
    void loadSight().then(({ showWhatIsSaid }) => panel.current && showWhatIsSaid(panel.current), ignore);
  }, [shown?.said]);

  useEffect(() => {
    if (shown?.over) props.onOver?.(shown.over);
  }, [shown?.over]);

  useEffect(() => {
    if (props.result?.text) say(props.result.text);
  }, [props.result?.text]);

  const prompt = shown?.prompt ?? null;
  const label = prompt?.kind === "task" && prompt.label !== t("exercise.task") ? prompt.label : name;
  // Several moves are asked for, and the first was right.
  const isOnward =
    state === "ready" &&
    shown !== null &&
    start !== null &&
    positionText(shown.view.board) !== positionText(start.board);
  const onward = isOnward ? t("puzzle.on") : "";
  const answering =
    session === null || shown === null || (shown.answer === null && shown.line === null) ? null : (
      <div class="answer">
        {shown.answer !== null && <LaterAnswers answer={shown.answer} session={session} t={t} />}
        {shown.line !== null && <LaterSteps {...shown.line} onStep={(by) => session.step(by)} t={t} />}
        {shown.checks && (shown.state === "ready" || shown.state === "thinking") && (
          <button type="button" class="button check" onClick={() => session.check()}>
            {t("exercise.check")}
          </button>
        )}
      </div>
    );
  return (
    <div
      ref={panel}
      class="panel lesson puzzle"
      data-exercise={item?.id}
      data-state={state}
      data-mixing={item === null && isBusy ? "" : undefined}
      aria-busy={isBusy || (item !== null && session === null) ? "true" : undefined}
    >
      <div class="ask">
        {typeof props.top === "function" ? props.top(next) : props.top}
        {props.instead}
        {prompt?.kind === "card" && <Card {...prompt} {...(isDone && props.result)} />}
        {why.panel}
        {prompt?.kind === "task" && <Task label={label} text={prompt.text} note={prompt.note || onward} />}
        {prompt === null && item !== null && <Task label={name} text={item.sheet.words.task} note="" />}
        {isDone && item !== null && isItem(item) && start !== null && after !== null && paths !== undefined ? (
          <after.After
            steps={answering}
            key={`${item.id} ${round}`}
            item={item}
            position={start}
            paths={paths}
            name={name}
            isSolved={state === "solved"}
            deeds={deeds}
            onDefence={onDefence}
            onSee={see}
            isSeen={sight !== null}
            say={say}
            tag={tag}
            t={t}
          />
        ) : (
          answering
        )}
        {isDone && shown !== null && props.besides?.(shown, (by) => session?.step(by))}
      </div>
      <div class="bench">
        <Board
          view={view}
          legal={sight === null ? (shown?.legal ?? []) : []}
          showLegal={shown?.legal != null && settings.dots === "shown"}
          marks={marks}
          last={last}
          played={
            sight === null ? (shown === null || shown.played.length === 0 ? item?.played : shown.played) : undefined
          }
          onPoint={overlays.onPoint}
          onKey={overlays.onKey}
          onChoose={session === null ? undefined : (square) => session.choose(square)}
          label={t("puzzle.board")}
          translate={t}
        />
        <div class="under">
          {(shown?.standing ?? true) && <StatusLine view={view} scored={shown?.scored} translate={t} />}
        </div>
        {item === null ? (
          <div class="controls">
            <button type="button" class="button primary last" onClick={once(next)}>
              {props.start ?? t("exercise.next")}
            </button>
          </div>
        ) : (
          <Controls
            state={state ?? "ready"}
            hasHint={hasHints ? (shown?.hasHint ?? false) : null}
            onHint={() => session?.hint()}
            onShow={() => session?.show()}
            onAgain={() => session?.again()}
            onNext={next}
            skips={skips}
            t={t}
          />
        )}
        <div class="tools">
          <button type="button" class="button plain" aria-expanded={typing} onClick={() => setTyping(!typing)}>
            {t("lesson.type")}
          </button>
          {overlays.button}
          {props.tools}
        </div>
        {typing && field !== null && (
          <div ref={focusField} class="typing">
            <field.CommandField
              view={view}
              legal={shown?.legal ?? null}
              last={last}
              scored={shown?.scored}
              translate={t}
              commands={[
                ...field.commandsOf({
                  session,
                  next: skips || isDone || item === null ? next : null,
                  hasHints,
                  after: isDone && after !== null && paths !== undefined ? deeds : null,
                  isSolved: state === "solved",
                  t,
                }),
                ...overlays.commands,
              ]}
              onText={(text) => session?.type(text) ?? false}
              onChoose={(square) => session?.choose(square)}
              onAnswer={say}
              marks={marks}
              said={said.text}
            />
          </div>
        )}
        {overlays.panel}
      </div>
      <Status {...said} />
    </div>
  );
}
