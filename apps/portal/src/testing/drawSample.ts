/** Draws two of several cases, varying by seed and by position in the list under test. */
export function drawSample<Case>(cases: readonly Case[], seed: number, place: number): Case[] {
  const step = 1 + (seed % (cases.length - 1));
  const first = (seed + place) % cases.length;
  return cases.filter((_, at) => at === first || at === (first + step) % cases.length);
}
