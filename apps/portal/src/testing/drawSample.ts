/** Two of several cases, others for each seed and for each place in a list of what is tested. */
export function drawSample<Case>(cases: readonly Case[], seed: number, place: number): Case[] {
  const step = 1 + (seed % (cases.length - 1));
  const first = (seed + place) % cases.length;
  return cases.filter((_, at) => at === first || at === (first + step) % cases.length);
}
