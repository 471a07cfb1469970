import { cpSync, existsSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, root, command as run } from '@otryv/local-stack';
import { changedSince } from './changes.ts';
import { type Outcome, whole } from './counts.ts';
import type { StageContext } from './stage.ts';
import { change, type Step, stepsBelow } from './workedExample.ts';

/** Heading of the example in CONTRIBUTING. */
const heading = 'A worked example';
/** Generators that `check:full` runs as well; the last command of the example checks their output. */
const beside = [
  'npm run new:component -- TrialBar',
  'npm run new:module -- people/weather admin',
  'npm run new:screen -- weather Погода Weather',
];
/** Tests of the generated code, and those that cover all endpoints, addresses and responses. */
const wholeTests = [
  'npm run test:one -- packages/ui/src/TrialBar packages/ui/src/index.test.tsx apps/api/src/people/weather',
  'apps/portal/src/features/weather packages/contract apps/api/src/every-call.test.ts apps/api/src/roles-matrix.test.ts',
  'apps/api/src/query-plans.test.ts apps/api/src/site/pages apps/portal/src/testing/fixtures.test.ts',
  'apps/portal/src/testing/screenStates.test.ts tools/generate',
].join(' ');

/** Executes the worked example in a throw-away copy. Rejects on the first failing command or change. */
export async function workedExample({ report }: StageContext): Promise<Outcome> {
  const folder = `${report}.copy`;
  try {
    await copyTo(folder);
    const shown = stepsBelow(heading, readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
    const isFull = process.env.CHECK_FULL === '1';
    // The change is that of the example, and its tests run at their usual size; the full run lints whole rooms.
    const env = { CHECK_BASE: '', CHECK_FULL: '', CHECK_LINT: isFull ? '' : 'changed' };
    const steps = isFull ? [...commands(beside), ...shown, ...commands([wholeTests])] : shown;
    const outputs: string[] = [];
    for (const step of steps) {
      if ('path' in step) {
        await change(folder, step);
        continue;
      }
      const result = await run(['sh', '-c', step.command], { folder, env });
      outputs.push(`$ ${step.command}\n${result.output}`);
      if (result.code !== 0) return whole({ code: result.code, output: outputs.join('\n') });
    }
    return whole({ code: 0, output: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commands(lines: readonly string[]): Step[] {
  return lines.map((command) => ({ command }));
}

/** Commits the working tree to a clone, including build output and downloads. */
async function copyTo(folder: string): Promise<void> {
  await git(root, 'clone', '--quiet', '--local', root, folder);
  for (const { file, isDeleted } of changedSince('HEAD')) {
    if (isDeleted) rmSync(join(folder, file));
    else cpSync(join(root, file), join(folder, file));
  }
  await git(folder, 'add', '--all');
  const author = ['-c', 'user.name=example', '-c', 'user.email=example@example.invalid'];
  await git(folder, ...author, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'The working tree');
  for (const compiled of globSync(['{packages,apps,tools}/*/.tsc', '{e2e,.storybook}/.tsc'], { cwd: root }))
    cpSync(join(root, compiled), join(folder, compiled), { recursive: true });
  if (existsSync(join(root, '.cache'))) symlinkSync(join(root, '.cache'), join(folder, '.cache'));
}

async function git(folder: string, ...args: string[]): Promise<void> {
  const { code, output }: CommandResult = await run(['git', ...args], { folder });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
}
