/** The rooms (`packages/race`, `apps/api`, …) of the files in an output of `git status --porcelain`. */
export function roomsOf(status: string): string[] {
  const rooms = status.matchAll(/^.. (?:.* -> )?"?((?:packages|apps|tools)\/[^/\n]+|e2e|bench)\//gm);
  return [...new Set(Array.from(rooms, ([, room = '']) => room))].toSorted();
}
