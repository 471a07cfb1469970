import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Line } from './measuring/goal.ts';

const file = join(import.meta.dirname, '../README.md');

/** Writes the lines of a bench between its markers in the README. */
export async function writeReadme(bench: string, lines: readonly Line[], day: Date = new Date()): Promise<void> {
  const before = await readFile(file, 'utf8');
  await writeFile(file, withTable(before, bench, tableOf(lines, day)));
}

/** Returns the text with the part between the markers of a bench replaced. Throws without such markers. */
export function withTable(text: string, bench: string, table: string): string {
  const [from, to] = [`<!-- ${bench} -->`, `<!-- /${bench} -->`];
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  if (start < 0 || end < start) throw new Error(`README.md has no place for ${bench}: ${from} … ${to}.`);
  return `${text.slice(0, start + from.length)}\n\n${table}\n\n${text.slice(end)}`;
}

/** Formats lines as a table with its date and the class of the machine, aligned like the formatter's tables. */
export function tableOf(lines: readonly Line[], day: Date, cores = availableParallelism()): string {
  const rows = [
    ['goal', 'what', 'ours', 'peer', 'ratio (goal)', ''],
    ...lines.map(({ goal, what, ours, peer, ratio, verdict }) => [
      goal,
      what.trim(),
      ours,
      peer,
      ratio,
      verdict === 'info' ? '' : verdict,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const row = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = rows.map(row);
  const rule = row(widths.map((width) => '-'.repeat(width)));
  return [`${day.toISOString().slice(0, 10)}, ${cores} cores:`, '', head, rule, ...body].join('\n');
}
