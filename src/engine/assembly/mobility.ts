/** The files b to g: a disc on the a- or h-file is outflanked along its file only. */
const INNER_FILES: u64 = 0x7e7e7e7e7e7e7e7e;

/** The empty squares at the ends of rows of `inner` that begin beside an own disc, both ways along one axis. */
// @ts-ignore: decorator
@inline
function alongAxis(own: u64, inner: u64, step: u64): u64 {
  let up = inner & (own << step);
  let down = inner & (own >> step);
  up |= inner & (up << step);
  down |= inner & (down >> step);
  const pairsUp = inner & (inner << step);
  const pairsDown = pairsUp >> step;
  up |= pairsUp & (up << (step + step));
  down |= pairsDown & (down >> (step + step));
  up |= pairsUp & (up << (step + step));
  down |= pairsDown & (down >> (step + step));
  return (up << step) | (down >> step);
}

/** The squares on which `own` can place a disc. */
export function movesOf(own: u64, other: u64): u64 {
  const inner = other & INNER_FILES;
  return (
    (alongAxis(own, inner, 1) | alongAxis(own, other, 8) | alongAxis(own, inner, 7) | alongAxis(own, inner, 9)) &
    ~(own | other)
  );
}
