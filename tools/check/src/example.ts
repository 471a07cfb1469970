import { cpSync, existsSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, root, command as run } from '@otryv/local-stack';
import { changedSince } from './changes.ts';
import { type Outcome, whole } from './counts.ts';
import type { StageContext } from './stage.ts';
import { change, stepsBelow } from './workedExample.ts';

/** What CONTRIBUTING shows. */
const heading = 'A worked example';
/** Tests that look at all endpoints, addresses and responses. */
const wholeTests = [
  'packages/contract',
  'apps/api/src/{every-call,roles-matrix,query-plans}.test.ts',
  'apps/api/src/pages',
  'apps/portal/src/testing',
];

/** Does in a throw-away copy what the worked example says: every command and every change of it has to succeed. */
export async function workedExample({ report }: StageContext): Promise<Outcome> {
  const folder = `${report}.copy`;
  try {
    await copyTo(folder);
    const more = process.env.CHECK_FULL === '1' ? [{ command: `npm run test:one -- ${filesOf(wholeTests)}` }] : [];
    const outputs: string[] = [];
    for (const step of [...stepsBelow(heading, readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')), ...more]) {
      if ('path' in step) {
        await change(folder, step);
        continue;
      }
      const result = await run(['sh', '-c', step.command], { folder });
      outputs.push(`$ ${step.command}\n${result.output}`);
      if (result.code !== 0) return whole({ code: result.code, output: outputs.join('\n') });
    }
    return whole({ code: 0, output: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function filesOf(patterns: readonly string[]): string {
  return globSync(patterns, { cwd: root }).join(' ');
}

/** The working tree as the last commit of a clone, with what was compiled and fetched before. */
async function copyTo(folder: string): Promise<void> {
  await git(root, 'clone', '--quiet', '--local', root, folder);
  for (const { file, isDeleted } of changedSince('HEAD')) {
    if (isDeleted) rmSync(join(folder, file));
    else cpSync(join(root, file), join(folder, file));
  }
  await git(folder, 'add', '--all');
  const author = ['-c', 'user.name=example', '-c', 'user.email=example@example.invalid'];
  await git(folder, ...author, 'commit', '--quiet', '--allow-empty', '--message', 'The working tree');
  for (const compiled of globSync(['{packages,apps,tools}/*/.tsc', '{e2e,.storybook}/.tsc'], { cwd: root }))
    cpSync(join(root, compiled), join(folder, compiled), { recursive: true });
  if (existsSync(join(root, '.cache'))) symlinkSync(join(root, '.cache'), join(folder, '.cache'));
}

async function git(folder: string, ...words: string[]): Promise<void> {
  const { code, output }: CommandResult = await run(['git', ...words], { folder });
  if (code !== 0) throw new Error(`git ${words.join(' ')} failed:\n${output}`);
}
