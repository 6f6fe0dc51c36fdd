import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { Status } from "../../board/Status.tsx";
import { StatusLine } from "../../board/StatusLine.tsx";
import type { Mark } from "../../board/types.ts";
import type { Scene } from "../../coach/client.ts";
import { signed } from "../../locales/signed.ts";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { boardEquals, makeTranscript, newGame, type Square } from "../../reversi/index.ts";
import type { Shown } from "../coach/scene.ts";
import { useEnterOnce, useKeptFocus } from "../exercise/keyboard.ts";
import { useLater } from "../exercise/later.ts";
import { useSaid } from "../exercise/said.ts";
import { playedOf } from "../exercise/words.ts";
import { useOverlays } from "../overlays/useOverlays.tsx";
import { useSettings } from "../settings/useSettings.ts";
import { Ask } from "./Ask.tsx";
import { Buttons } from "./Buttons.tsx";
import { compare } from "./changes.ts";
import { copy } from "./copy.ts";
import { faultWords } from "./fault-words.ts";
import { Keys } from "./Keys.tsx";
import { actOf, type KeyAct, useKeys } from "./keys.ts";
import { LastMove } from "./LastMove.tsx";
import { Line, LineButtons } from "./Line.tsx";
import { Moves } from "./Moves.tsx";
import { lastOf, shownOf } from "./session.ts";
import { type Tool, Tools } from "./Tools.tsx";
import { useAnalysis } from "./useAnalysis.ts";
import { Values } from "./Values.tsx";
import { keyOf, latestOf, type Reading } from "./values.ts";
import { spokenWords } from "./words.ts";
import { type AsItWas, asItWas, newWork, placeOf } from "./work.ts";

interface AnalysisProps {
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

const loadCoach = () => import("../coach/Coach.tsx");
const loadField = () => import("./Typing.tsx");
const loadPaste = () => import("./Paste.tsx");
const loadWhatIf = () => import("./WhatIf.tsx");
const NO_SQUARES: readonly Square[] = [];
const NO_MARKS: readonly Mark[] = [];

/** What the moves of a position are worth, on their squares. */
const valueMarks = (reading: Reading | undefined): readonly Mark[] =>
  (latestOf(reading)?.moves ?? []).map(({ square, score, isExact }) => ({
    kind: isExact ? "value" : "estimate",
    square,
    value: signed(score),
  }));

/** A board on which both sides are moved, what is known of the position, and the tools to look into it. */
export function Analysis({ locale }: AnalysisProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [isShown, setIsShown] = useState(true);
  const { desk, session, readings, fault, isValued, readLonger } = useAnalysis(isShown);
  const { work, mode, look, news, turn } = session;
  const settings = useSettings();
  const [said, say] = useSaid();
  const [note, setNote] = useState("");
  const [isCoached, setIsCoached] = useState(false);
  const [pointed, point] = useState<(Shown & { readonly of: "last" | "line" }) | null>(null);
  const [open, setOpen] = useState<"paste" | "type" | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  const position = placeOf(work);
  const shown = shownOf(session);
  const last = lastOf(session);
  const lastMove = last === undefined ? null : playedOf(last);
  const was = asItWas(work);
  const reading = isShown ? readings.get(keyOf(position)) : undefined;
  const overlays = useOverlays(
    { view: shown, last: lastMove, asked: null, without: ["values"], isTyping: open === "type", tag: locale.tag },
    t,
  );
  const legal = mode === "move" ? shown.legal.map(({ square }) => square) : NO_SQUARES;
  const marks: readonly Mark[] = [
    ...(look === null ? valueMarks(reading) : NO_MARKS),
    ...(was?.squares ?? []).map((square): Mark => ({ kind: "ring", square })),
    ...overlays.marks,
    ...(pointed !== null && boardEquals(pointed.position.board, shown.board) ? pointed.marks : NO_MARKS),
  ];

  const coach = useLater(isValued && (isCoached || look !== null), loadCoach);
  const field = useLater(open === "type", loadField);
  const paste = useLater(open === "paste", loadPaste);
  const whatIf = useLater(was !== null, loadWhatIf);
  const why = fault === null ? undefined : faultWords(fault, t);

  const compared = (before: AsItWas) => {
    const then = placeOf(before.work);
    const known = { position, reading: readings.get(keyOf(position)) };
    return compare({ position: then, reading: readings.get(keyOf(then)) }, known);
  };
  /** Says what is seen nowhere else, and shows it. */
  const tell = (text: string): void => {
    say(text);
    setNote(text);
  };
  useEnterOnce(panel);
  useKeptFocus(panel, look === null, turn === 0);
  useEffect(() => {
    if (turn === 0) return;
    if (news.kind !== "step") point(null);
    // What a recolouring changes is told by the part that shows it.
    if (news.kind === "recoloured") setNote("");
    else tell(spokenWords(session, t));
  }, [turn]);

  /** Plays a scene's moves beside the game and marks its squares. */
  const showScene = (what: Shown, line: Scene["line"], of: "last" | "line"): void => {
    desk.look(line, line.filter((ply) => ply !== "pass").length);
    point({ ...what, of });
  };
  const copyText = (text: string, done: string): void => {
    void copy(text).then((isCopied) => tell(isCopied ? done : t("analysis.not-copied")));
  };
  const copyLink = (): void => copyText(location.href, t("analysis.copied"));
  const startOver = (): void => desk.lay(newWork(newGame()), { kind: "new" });
  const acts: Readonly<Record<KeyAct, () => void>> = {
    undo: desk.undo,
    redo: desk.redo,
    "what-if": () => desk.setMode(mode === "move" ? "recolour" : "move"),
    values: () => setIsShown(!isShown),
    coach: () => setIsCoached(!isCoached),
    leave: () => (mode === "recolour" ? desk.setMode("move") : desk.leave()),
  };
  useKeys(panel, acts);
  /** The button goes away with what it takes back: the focus goes to the board. */
  const takeBack = (): void => {
    desk.asItWas();
    panel.current?.querySelector<HTMLElement>(".square[tabindex='0']")?.focus({ preventScroll: true });
  };
  const toggle = (what: "paste" | "type") => (): void => setOpen(open === what ? null : what);
  const isUnfinished =
    position.toMove !== null &&
    (reading?.state === "failed" || (reading?.state === "done" && !latestOf(reading)?.isExact));
  const tools: readonly Tool[] = [
    ...(isValued
      ? [
          { name: "values", isOn: isShown, run: acts.values } as const,
          { name: "coach", isOn: isCoached, run: acts.coach } as const,
        ]
      : []),
    ...(isUnfinished ? [{ name: "longer", run: readLonger } as const] : []),
    { name: "paste", isOpen: open === "paste", run: toggle("paste") },
    { name: "type", isOpen: open === "type", run: toggle("type") },
    { name: "copy", run: copyLink },
    { name: "new", run: startOver },
  ];
  const told = { onSay: say, tag: locale.tag, t };
  const changes = whatIf && was && whatIf.whatIfWords(was, position, isShown && isValued ? compared(was) : "unread", t);

  return (
    <div ref={panel} class="panel analysis" data-mode={mode} data-reading={reading?.state}>
      <Board
        view={shown}
        legal={legal}
        showLegal={settings.dots === "shown"}
        marks={marks}
        last={lastMove}
        played={lastMove === null ? [] : [lastMove]}
        onChoose={desk.choose}
        onPoint={overlays.onPoint}
        onKey={(key, square) => actOf(key) === undefined && overlays.onKey(key, square)}
        label={t("analysis.board")}
        translate={t}
      />
      <div class="side">
        <StatusLine
          view={shown}
          text={shown.passes === null || shown.toMove === null ? undefined : t(`analysis.standing.${shown.toMove}`)}
          translate={t}
        />
        <p class="news" aria-hidden="true">
          {note}
        </p>
        <div class="ask">
          {whatIf !== null && changes !== null ? (
            <whatIf.Verdict words={changes} />
          ) : (
            <Ask
              fault={why === undefined ? "" : t("analysis.fault.link", { why })}
              session={session}
              isValued={isValued}
              isShown={isShown}
              reading={reading}
              t={t}
            />
          )}
        </div>
        <div class="side-foot">
          {look === null ? (
            <Buttons key="game" desk={desk} session={session} t={t} />
          ) : (
            <LineButtons key="line" look={look} desk={desk} t={t} />
          )}
          <Tools tools={tools} t={t}>
            {overlays.button}
          </Tools>
        </div>
        {open === "type" && field !== null && (
          <field.Typing
            commanded={{ desk, readings, copyLink, askCoach: () => setIsCoached(true) }}
            view={shown}
            legal={legal}
            last={lastMove}
            marks={marks}
            overlays={overlays.commands}
            said={said.text}
            onAnswer={say}
            translate={t}
          />
        )}
        {open === "paste" && paste !== null && (
          <paste.Paste
            onPaste={({ work: pasted, games }) => {
              setOpen(null);
              desk.lay(pasted, { kind: "pasted", games });
            }}
            t={t}
          />
        )}
        {overlays.panel}
        {whatIf !== null && changes !== null && (
          <whatIf.Changes
            words={changes}
            turn={news.kind === "recoloured" ? turn : 0}
            onSay={say}
            onBack={takeBack}
            t={t}
          />
        )}
        {isCoached && coach !== null && (
          <LastMove
            game={work.game}
            coach={coach}
            onShow={(what, { line }) => showScene(what, line.slice(1), "last")}
            {...told}
          />
        )}
        {isShown && position.toMove !== null && reading !== undefined && (
          <Values
            position={position}
            moves={latestOf(reading)?.moves ?? []}
            chosen={look?.square ?? null}
            onChoose={({ square, line }) => {
              point(null);
              if (look?.square === square) desk.leave();
              else desk.look(line);
            }}
            t={t}
          >
            {look !== null && <Line look={look} />}
            {look !== null && coach !== null && pointed?.of !== "last" && (
              <coach.Coach
                position={position}
                square={look.square}
                isPlayed={false}
                onShow={(what, { line }) => showScene(what, line, "line")}
                {...told}
              />
            )}
          </Values>
        )}
        <Moves
          game={work.game}
          onGo={desk.goTo}
          onCopy={() => copyText(makeTranscript(work.game), t("analysis.copied-moves"))}
          t={t}
        />
        <Keys t={t} />
      </div>
      <Status {...said} />
    </div>
  );
}
