import { matchesGlob } from 'node:path';

/** Whether lines, as `file:from-to`, belong to a file that matches Stryker's patterns. */
export function isOfTarget(lines: string, patterns: readonly string[]): boolean {
  const [file = ''] = lines.split(':');
  const matches = (pattern: string) => matchesGlob(file, pattern);
  const excluded = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));
  return patterns.some(matches) && !excluded.some(matches);
}

/** Returns the first lines of some, as `file:from-to`, up to a number. */
export function firstLines(lines: readonly string[], most: number): string[] {
  const chosen: string[] = [];
  let left = most;
  for (const each of lines) {
    const [, file = '', from = '', to = ''] = /^(.+):(\d+)-(\d+)$/.exec(each) ?? [];
    const last = Math.min(Number(to), Number(from) + left - 1);
    if (last >= Number(from)) chosen.push(`${file}:${from}-${last}`);
    left -= last - Number(from) + 1;
  }
  return chosen;
}
