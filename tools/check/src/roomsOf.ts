/** Returns the rooms (`packages/race`, `apps/api`, …) of files, without duplicates. */
export function roomsOf(files: readonly string[]): string[] {
  const rooms = files.map(
    (file) => /^(?:(?:packages|apps|tools)\/[^/]+|e2e|bench|\.storybook)(?=\/)/.exec(file)?.[0] ?? '',
  );
  return [...new Set(rooms)].filter(Boolean).toSorted();
}
