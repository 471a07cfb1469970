/** Formats a moment like the game: `2026-11-28T16:30:00.000+0000`, without a colon in the offset. */
export function gameDate(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('Z', '+0000');
}
