import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { Status } from "../../board/Status.tsx";
import { type PartOfLocale, type Translate, translator } from "../../locales/translate.ts";
import { setSetting } from "../../progress/index.ts";
import { makeTranscript, OTHELLO, positionOf, type Square } from "../../reversi/index.ts";
import { resultOf } from "../../training/duel.ts";
import { useDecisive } from "../decisive/useDecisive.tsx";
import { useEnterOnce } from "../exercise/keyboard.ts";
import { useLater } from "../exercise/later.ts";
import { useSaid } from "../exercise/said.ts";
import type { GameOver } from "../exercise/session.ts";
import { showWhatIsSaid } from "../exercise/sight.ts";
import { Card, Task } from "../exercise/Task.tsx";
import { playedOf } from "../exercise/words.ts";
import { useOverlays } from "../overlays/useOverlays.tsx";
import { useSettings } from "../settings/useSettings.ts";
import { Buttons } from "./Buttons.tsx";
import { Players } from "./Players.tsx";
import type { Sitting } from "./table.ts";
import { usePlay } from "./usePlay.ts";
import { messageOf, opponentName, resultWords, spokenWords } from "./words.ts";

interface PlayProps {
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

const loadReplay = () => import("../study/Replay.tsx");
const loadField = () => import("./Typing.tsx");
const NO_SQUARES: readonly Square[] = [];

interface AskProps {
  readonly fault: string;
  /** The move that is looked at; null while the game is on the board. */
  readonly replayed: string | null;
  readonly sitting: Sitting;
  readonly t: Translate;
}

/** What is said under the board: what is wrong with the link, the move that is looked at, how the game came out, or what has happened. */
function Ask({ fault, replayed, sitting, t }: AskProps): VNode {
  const { duel, seating, refused } = sitting;
  if (fault !== "") {
    return (
      <p class="alert" role="alert">
        {fault}
      </p>
    );
  }
  if (replayed !== null) return <Task label={t("play.look.label")} text={replayed} note="" />;
  const result = resultOf(duel);
  if (result === null || refused !== null) {
    const { label, text } = messageOf(sitting, t);
    return <Task label={label} text={text} note="" />;
  }
  const { winner } = result;
  const verdict = winner === null || duel.learner === null ? "shown" : winner === duel.learner ? "right" : "wrong";
  const { label, text } = resultWords(result, duel, opponentName(seating, t) ?? "", t);
  return <Card verdict={verdict} title={label} text={text} />;
}

/** The game, once it is over, if it was played here on the usual board against an opponent: what decided it can be told. */
function overOf({ duel: { game, learner }, seating, state, by }: Sitting, at: number): GameOver | null {
  const isTold = state === "over" && by !== "link" && learner !== null && seating.variant === OTHELLO.id;
  return isTold ? { game, before: 0, learner, at } : null;
}

/** A game: the board, what has happened, who plays, and the buttons; or in their place the moves so far. */
export function Play({ locale }: PlayProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const { table, sitting, fault, isBusy } = usePlay(t);
  const settings = useSettings();
  const [said, say] = useSaid();
  const [ply, setPly] = useState<number | null>(null);
  const [typing, setTyping] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { duel, seating, state, since, turn } = sitting;
  const { game } = duel;
  const player = useLater(ply !== null, loadReplay);
  const field = useLater(typing, loadField);
  const replay = player !== null && ply !== null ? { ...player.replayAt(game, ply, t), ply } : null;
  const position = replay?.position ?? positionOf(game);
  const lastPly = (replay === null ? game.plies.at(-1) : replay.last) ?? null;
  const last = lastPly === null ? null : playedOf(lastPly);
  const legal = state === "ready" && replay === null ? position.legal.map(({ square }) => square) : NO_SQUARES;

  const decisive = useDecisive(overOf(sitting, table.kept().at), { onShow: setPly, tag: locale.tag, t });
  const overlays = useOverlays({ view: position, last, asked: null, isTyping: typing, tag: locale.tag }, t);

  useEnterOnce(panel);
  useEffect(() => {
    if (turn === 0) return;
    setPly(null);
    say(spokenWords(sitting, t));
  }, [turn]);
  useEffect(() => {
    if (said.turn > 0 && panel.current !== null) showWhatIsSaid(panel.current);
  }, [said.turn]);
  // Whoever has chosen an opponent looks at the board next.
  useEffect(() => {
    if (sitting.by !== "start" || turn === 0) return;
    const board = panel.current?.querySelector(".board");
    board?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
    board?.scrollIntoView({ block: "nearest" });
  }, [sitting.by === "start" ? turn : 0]);

  return (
    <div ref={panel} class="panel play" data-state={state} aria-busy={isBusy ? "true" : undefined}>
      <Board
        view={position}
        legal={legal}
        showLegal={settings.dots === "shown"}
        marks={overlays.marks}
        last={last}
        numbers={
          replay !== null && player !== null && settings.numbers === "shown"
            ? player.moveNumbers(game, replay.ply)
            : undefined
        }
        played={
          replay !== null ? (last === null ? [] : [last]) : since === null ? [] : game.plies.slice(since).map(playedOf)
        }
        onChoose={replay === null ? table.choose : undefined}
        onPoint={overlays.onPoint}
        onKey={overlays.onKey}
        label={t("play.board")}
        translate={t}
      />
      <div class="side">
        <Players seating={seating} position={position} t={t} />
        <div class="ask">
          <Ask fault={fault} replayed={replay?.words ?? null} sitting={sitting} t={t} />
          {decisive}
        </div>
        {replay === null || player === null ? (
          <Buttons
            table={table}
            sitting={sitting}
            link={makeTranscript(game)}
            typing={typing}
            onLook={() => setPly(game.plies.length)}
            onType={() => setTyping(!typing)}
            overlays={overlays.button}
            t={t}
          />
        ) : (
          <player.Replay
            plies={game.plies.length}
            ply={replay.ply}
            words={replay.words}
            onGo={setPly}
            numbered={settings.numbers === "shown"}
            onNumbered={(shown) => setSetting("numbers", shown ? "shown" : "hidden")}
            onLeave={() => setPly(null)}
            leave={t("play.look.back")}
            t={t}
          />
        )}
        {typing && field !== null && replay === null && (
          <field.Typing
            table={table}
            view={position}
            legal={state === "ready" ? legal : NO_SQUARES}
            last={last}
            marks={overlays.marks}
            commands={overlays.commands}
            said={said.text}
            onAnswer={say}
            translate={t}
          />
        )}
        {replay !== null && <div class="side-tools">{overlays.button}</div>}
        {overlays.panel}
      </div>
      <Status text={replay === null ? said.text : replay.words} turn={replay === null ? said.turn : replay.ply} />
    </div>
  );
}
