import { baseOfChange } from './changes.ts';
import { type Outcome, whole } from './counts.ts';
import { git } from './git.ts';
import type { StageContext } from './stage.ts';

/** Mutates the deciding lines of the change to be merged: its tests must notice. */
export async function mutateChange({ command }: StageContext): Promise<Outcome> {
  // Finds renames without a limit, so that the lines of a moved file do not count as changed.
  const lines = changedLines(git('diff', '--unified=0', '--find-renames', '-l0', baseOfChange(), '--', '*.ts'));
  if (lines.length === 0) return { passed: 0, failed: 0, output: '' };
  const args = ['node', '--conditions=@otryv/source', 'tools/mutation/src/main.ts', 'changed', ...lines];
  return whole(await command(args));
}

/** Returns the lines that a diff without context adds or changes, as `file:from-to`. */
export function changedLines(diff: readonly string[]): string[] {
  let file = '';
  return diff.flatMap((line) => {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    return start === undefined || count === '0' ? [] : [`${file}:${start}-${Number(start) + Number(count) - 1}`];
  });
}
