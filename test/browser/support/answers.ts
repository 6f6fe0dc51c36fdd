import type { ExerciseOf } from "../../../src/catalogue/exercise.ts";
import { boardFrom } from "../../../src/catalogue/place.ts";
import { type Board, contentAt, countDiscs, type Disc, nameOf } from "../../../src/reversi/index.ts";
import { differences } from "../../../src/training/answers/setup.ts";
import { wrongDiscs } from "../../../src/training/answers/spot.ts";
import { numberFor, squaresFor } from "../../../src/training/answers/targets.ts";
import { inOrder } from "../../content/order.ts";
import { CHECK, type Deed, positionAt, square, type Work, workOn } from "./work.ts";

// What a learner would have to do where no move is asked for.

export function markWork(id: string, exercise: ExerciseOf<"mark">): Work {
  const position = positionAt(exercise);
  const { shape } = position.board;
  const right = squaresFor(exercise.what, position);
  const other = shape.squares.find((candidate) => !right.includes(candidate)) ?? 0;
  const deeds = [...right.map((at) => square(nameOf(shape, at))), CHECK];
  const crossed = nameOf(shape, other);
  const told = `${crossed} is not one of them.`;
  return workOn(id, exercise, { deeds, mistake: { deeds: [square(crossed), CHECK], told, crossed, mended: deeds } });
}

export function countWork(id: string, exercise: ExerciseOf<"count">): Work {
  const { what } = exercise;
  const position = positionAt(exercise);
  const to = numberFor(what, position);
  if (to === null) throw new Error(`${id}: there is no such number`);
  const set = (from: number, isSet: boolean, number: number): readonly Deed[] => [
    { does: "number", from, isSet, to: number },
    CHECK,
  ];
  // What a side will have is counted from what it has.
  const first = what.kind === "best-result" ? countDiscs(position.board)[what.side] : 0;
  return workOn(id, exercise, {
    deeds: set(first, false, to),
    mistake: { deeds: set(first, false, to + 1), told: `Fewer than ${to + 1}.`, mended: set(to + 1, true, to) },
  });
}

export function setupWork(id: string, exercise: ExerciseOf<"setup">): Work {
  const { board, variant } = positionAt(exercise);
  const { shape } = board;
  const { given } = exercise;
  const before: Board =
    given === undefined ? { shape, contents: board.contents.map(() => "empty" as const) } : boardFrom(variant, given);
  const missing = differences(board, before);
  const lay = (disc: Disc): readonly Deed[] => {
    const names = missing.filter((at) => contentAt(board, at) === disc).map((at) => nameOf(shape, at));
    return names.length === 0 ? [] : [{ does: "colour", disc }, ...names.map(square)];
  };
  const deeds = [...lay("black"), ...lay("white"), CHECK];
  const squares = missing.length;
  const told = squares === 1 ? "1 square is not right yet." : `${squares} squares are not right yet.`;
  return workOn(id, exercise, { deeds, mistake: { deeds: [CHECK], told, mended: deeds } });
}

export function nameWork(id: string, exercise: ExerciseOf<"name-square">): Work {
  const { ask, squares } = exercise;
  const deed = (name: string): Deed => (ask === "find" ? square(name) : { does: "name", name });
  const deeds = squares.map(deed);
  const other = squares[0] === "a1" ? "b1" : "a1";
  return workOn(id, exercise, { deeds, mistake: { deeds: [deed(other)], told: `That is ${other}.`, mended: deeds } });
}

export function spotWork(id: string, exercise: ExerciseOf<"spot-error">): Work {
  const position = positionAt(exercise);
  const { move, shown } = exercise;
  const deeds = wrongDiscs(position, move, shown).map((at) => square(nameOf(position.board.shape, at)));
  const told = `${move} is as it should be.`;
  return workOn(id, exercise, { deeds, mistake: { deeds: [square(move)], told, mended: deeds } });
}

export function chooseWork(id: string, exercise: ExerciseOf<"choose">): Work {
  const { choices, words } = exercise;
  const texts = words.en.choices ?? [];
  const pick = (index: number): readonly Deed[] => [{ does: "choice", index, text: texts[index]?.text ?? "" }];
  const deeds = pick(choices.findIndex(({ right }) => right));
  const wrong = choices.findIndex(({ right }) => !right);
  return workOn(id, exercise, {
    deeds,
    mistake: { deeds: pick(wrong), told: texts[wrong]?.why ?? "", mended: deeds },
  });
}

export function orderWork(id: string, exercise: ExerciseOf<"order">): Work {
  const position = positionAt(exercise);
  const deeds = inOrder(exercise, position).map((at) => square(nameOf(position.board.shape, at)));
  // The last one is left over.
  const last = deeds.at(-1);
  const told = last?.does === "square" ? `${last.name} comes later.` : "";
  const found = deeds.slice(0, -1);
  return workOn(id, exercise, { deeds: found, mistake: { deeds: deeds.slice(-1), told, mended: found } });
}
