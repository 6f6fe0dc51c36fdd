import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/Board.tsx";
import { Status } from "../../board/Status.tsx";
import { StatusLine } from "../../board/StatusLine.tsx";
import type { Mark } from "../../board/types.ts";
import type { Scene } from "../../coach/client.ts";
import { signed } from "../../locales/signed.ts";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { elsewhere } from "../../openings/index.ts";
import { keyOf, standOf } from "../../openings/stand.ts";
import { boardEquals, positionOf, type Square, undo } from "../../reversi/index.ts";
import { copy } from "../analysis/copy.ts";
import { faultWords } from "../analysis/fault-words.ts";
import { actOf, useKeys } from "../analysis/keys.ts";
import { LastMove } from "../analysis/LastMove.tsx";
import { LineButtons } from "../analysis/Line.tsx";
import { lastOf, shownOf } from "../analysis/session.ts";
import { spokenWords } from "../analysis/words.ts";
import { placeOf } from "../analysis/work.ts";
import type { Shown } from "../coach/scene.ts";
import { useEnterOnce, useKeptFocus } from "../exercise/keyboard.ts";
import { useLater } from "../exercise/later.ts";
import { useSaid } from "../exercise/said.ts";
import { playedOf } from "../exercise/words.ts";
import { useOverlays } from "../overlays/useOverlays.tsx";
import { useSettings } from "../settings/useSettings.ts";
import { Controls, Keys, Tools } from "./Controls.tsx";
import { Moves } from "./Moves.tsx";
import { Naming } from "./Naming.tsx";
import { Orders, otherOrders } from "./Orders.tsx";
import { loadCoach, loadField, loadParts, loadSearch, loadStar } from "./parts.ts";
import { bookValues, type Row } from "./rows.ts";
import { useExplorer } from "./useExplorer.ts";
import { analysisOf, gameOf, playOf, squaresOf, type Walk } from "./walk.ts";
import { differingWords, namingOf, spokenName } from "./words.ts";

interface ExplorerProps {
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
  /** The pages about openings, by the id of the name. */
  readonly pages?: Readonly<Record<string, string>>;
}

const NO_MARKS: readonly Mark[] = [];
const NOWHERE = { name: null, at: 0, leftAt: null } as const;

/** What the moves of a position are worth, on their squares. */
const valueMarks = (rows: readonly Row[]): readonly Mark[] =>
  rows.flatMap(({ square, value }) =>
    value === null ? [] : [{ kind: value.isExact ? "value" : "estimate", square, value: signed(value.score) }],
  );

/** A board on which the openings are walked, and what the book knows of each position. */
export function Explorer({ locale, pages = {} }: ExplorerProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const page = useExplorer();
  const { desk, session, library, rows, fault, turned } = page;
  const { work, look, news, turn } = session;
  const { tag } = locale;
  const settings = useSettings();
  const [said, say] = useSaid();
  const [note, setNote] = useState("");
  const [isValued, setIsValued] = useState(true);
  const [isCoached, setIsCoached] = useState(false);
  const [asked, ask] = useState<Square | null>(null);
  const [pointedRow, pointRow] = useState<Square | null>(null);
  const [pointed, point] = useState<Shown | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const [wanted, setWanted] = useState(0);
  const panel = useRef<HTMLDivElement>(null);

  const position = placeOf(work);
  const shown = shownOf(session);
  const last = lastOf(session);
  const lastMove = last === undefined ? null : playedOf(last);
  const line = squaresOf(work.game);
  const plies = line.length;
  const { book } = library;
  const soFar = useMemo(() => book?.names.soFar(line) ?? NOWHERE, [book, work]);
  const key = keyOf(standOf(position));
  const naming = namingOf(soFar, plies, book?.names.ahead(key) ?? [], t);
  const others = useMemo(() => (book === null ? [] : elsewhere(book.names, key)), [book, key]);
  const differing = differingWords(others, t);
  const orders = useMemo(() => (book === null ? [] : otherOrders(book, position, line)), [library, work]);
  const overlays = useOverlays({ view: shown, last: lastMove, asked: null, without: ["values"], isTyping, tag }, t);
  const legal = shown.legal.map(({ square }) => square);
  const marks: readonly Mark[] = [
    ...(look === null && isValued ? valueMarks(rows) : NO_MARKS),
    ...(look === null && pointedRow !== null ? [{ kind: "ring", square: pointedRow } as const] : NO_MARKS),
    ...overlays.marks,
    ...(pointed !== null && boardEquals(pointed.position.board, shown.board) ? pointed.marks : NO_MARKS),
  ];

  /** Says what is seen nowhere else, and shows it. */
  const tell = (text: string): void => {
    say(text);
    setNote(text);
  };
  const silence = (): void => {
    setIsCoached(false);
    ask(null);
  };
  /** What was opened did not come: it is closed again, so that it can be asked for once more. */
  const lost = (close: () => void) => (): void => {
    close();
    tell(t("site.cut"));
  };
  const coach = useLater(isCoached || asked !== null, loadCoach, lost(silence));
  const field = useLater(
    isTyping,
    loadField,
    lost(() => setIsTyping(false)),
  );
  const search = useLater(
    isFinding,
    loadSearch,
    lost(() => setIsFinding(false)),
  );
  const star = useLater(plies > 0 && page.isStirred, loadStar);

  useEffect(() => {
    if (page.isStirred) void loadParts();
  }, [page.isStirred]);
  useEnterOnce(panel);
  useKeptFocus(panel, look === null, turn === 0);
  useEffect(() => {
    if (turn === 0) return;
    if (news.kind !== "step") {
      point(null);
      ask(null);
    }
    const isTold = look === null && news.kind !== "refused" && news.kind !== "left";
    const isTurned = turned !== null && plies > 0 && (news.kind === "move" ? plies === 1 : news.kind === "link");
    const how = news.kind === "link" ? "explorer.linked.turned" : "explorer.turned";
    const turning = isTurned ? t(how, { square: turned }) : "";
    const done = spokenWords(session, t);
    say([turning, done, isTold ? spokenName(soFar, plies, t) : ""].filter(Boolean).join(" "));
    // What else was done is seen.
    setNote(turning || (isTold ? "" : done));
  }, [turn]);

  const goTo = (walk: Walk): void => {
    page.goTo(walk);
    setIsFinding(false);
    setWanted((times) => times + 1);
  };
  const goBy = (moves: readonly Square[]): void => goTo({ game: gameOf(moves), first: "f5" });
  /** Plays a scene's moves beside the game and marks its squares. */
  const showScene = (what: Shown, moves: Scene["line"]): void => {
    desk.look(moves, moves.filter((ply) => ply !== "pass").length);
    point(what);
  };
  const copyLink = (): void => {
    void copy(location.href).then((isCopied) => tell(t(isCopied ? "explorer.copied" : "analysis.not-copied")));
  };
  const askCoach = (square: Square | null): void => (square === null ? setIsCoached(true) : ask(square));
  const acts = {
    undo: page.back,
    redo: page.forward,
    values: () => setIsValued(!isValued),
    coach: () => setIsCoached(!isCoached),
    leave: desk.leave,
  };
  useKeys(panel, acts);
  const links = { play: playOf(work.game), analyse: analysisOf(work.game) };
  const told = { onSay: say, tag, t };

  return (
    <div ref={panel} class="panel analysis explorer" data-reading={page.reading?.state} data-book={library.state}>
      <Board
        view={shown}
        legal={legal}
        showLegal={settings.dots === "shown"}
        marks={marks}
        last={lastMove}
        played={lastMove === null ? [] : [lastMove]}
        onChoose={page.choose}
        onPoint={overlays.onPoint}
        onKey={(key, square) => !((actOf(key) ?? "what-if") in acts) && overlays.onKey(key, square)}
        label={t("explorer.board")}
        translate={t}
      />
      <div class="side">
        <StatusLine view={shown} translate={t} />
        <div class="ask">
          {fault === null ? (
            <Naming
              naming={naming}
              note={note}
              about={soFar.name !== null && soFar.at === plies ? pages[soFar.name.id] : undefined}
              t={t}
            >
              {plies > 0 && star !== null && <star.Star game={work.game} onTell={tell} t={t} />}
            </Naming>
          ) : (
            <p class="alert" role="alert">
              {t("explorer.fault", { why: faultWords(fault, t) })}
            </p>
          )}
        </div>
        <div class="side-foot">
          {look === null ? (
            <Controls
              key="walk"
              page={page}
              play={links.play}
              isFinding={isFinding}
              onFind={() => setIsFinding(!isFinding)}
              t={t}
            />
          ) : (
            <LineButtons key="line" look={look} desk={desk} t={t} />
          )}
        </div>
        {isFinding && search !== null && <search.Search book={book} onGo={goTo} onSay={say} t={t} />}
        {isCoached && asked === null && coach !== null && (
          <LastMove
            game={work.game}
            coach={coach}
            values={bookValues(book?.at(positionOf(undo(work.game))))}
            onShow={(what, scene) => showScene(what, scene.line.slice(1))}
            {...told}
          />
        )}
        <Moves
          page={page}
          position={position}
          line={line}
          onGo={goBy}
          onAsk={ask}
          onPoint={pointRow}
          wanted={wanted}
          tag={tag}
          t={t}
        />
        {asked !== null && coach !== null && (
          <coach.Coach
            position={position}
            square={asked}
            values={bookValues(page.node)}
            isPlayed={false}
            onShow={(what, scene) => showScene(what, scene.line)}
            {...told}
          />
        )}
        <Orders title={differing} orders={others.map((other) => other.line)} onGo={goBy} />
        <Orders title={t("explorer.orders", { count: orders.length })} orders={orders} onGo={goBy} />
        <Tools
          analysis={links.analyse}
          isValued={isValued}
          isCoached={isCoached}
          isTyping={isTyping}
          onValues={acts.values}
          onCoach={acts.coach}
          onType={() => setIsTyping(!isTyping)}
          onCopy={copyLink}
          t={t}
        >
          {overlays.button}
        </Tools>
        {isTyping && field !== null && (
          <field.Typing
            commanded={{
              page,
              naming: `${naming.title}. ${naming.text} ${differing}`.trim(),
              ask: askCoach,
              toggleValues: acts.values,
              copyLink,
              leave: (to) => location.assign(links[to]),
              tag,
            }}
            view={shown}
            legal={legal}
            last={lastMove}
            marks={marks}
            overlays={overlays.commands}
            onChoose={page.choose}
            said={said.text}
            onAnswer={say}
            translate={t}
          />
        )}
        {overlays.panel}
        <Keys t={t} />
      </div>
      <Status {...said} />
    </div>
  );
}
