/** Draws one of several cases, varying by seed and by position in the list under test. */
export function drawSample<Case>(cases: readonly Case[], seed: number, place: number): Case[] {
  return cases.filter((_, at) => at === (seed + place) % cases.length);
}
