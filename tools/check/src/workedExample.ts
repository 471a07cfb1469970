import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One step of an example: a command, or a change of one place in a file. */
export type Step = { command: string } | { path: string; from: string; to: string };

/**
 * Returns the steps in the fenced blocks below a heading: the lines of `sh`, and the places of `diff`, each after its
 * `--- path`.
 */
export function stepsBelow(heading: string, text: string): Step[] {
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (!section) throw new Error(`There is no heading "${heading}".`);
  const steps = [...section.matchAll(/^```(sh|diff)\n(.*?)^```$/gms)].flatMap(([, kind, block = '']) =>
    kind === 'sh' ? commandsIn(block) : changesIn(block),
  );
  if (steps.length === 0) throw new Error(`Below "${heading}" there is no block of sh or diff.`);
  return steps;
}

function commandsIn(block: string): Step[] {
  return block
    .split('\n')
    .filter(Boolean)
    .map((command) => ({ command }));
}

function changesIn(block: string): Step[] {
  return block
    .split(/^--- /m)
    .filter(Boolean)
    .map((change) => {
      const [path = '', ...lines] = change.trimEnd().split('\n');
      const withSign = (sign: string) =>
        lines.filter((line) => line === '' || ` ${sign}`.includes(line.charAt(0))).map((line) => `${line.slice(1)}\n`);
      return { path, from: withSign('-').join(''), to: withSign('+').join('') };
    });
}

/** Changes a file below a folder. Throws if the place does not occur exactly once. */
export async function change(folder: string, { path, from, to }: Extract<Step, { path: string }>): Promise<void> {
  const file = join(folder, path);
  const parts = (await readFile(file, 'utf8')).split(from);
  if (parts.length !== 2) throw new Error(`${path} has these lines ${parts.length - 1} times, not once:\n${from}`);
  await writeFile(file, parts.join(to));
}
