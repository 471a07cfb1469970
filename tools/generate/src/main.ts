import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ACCESS_LEVELS, type Access } from '@otryv/contract';
import { component } from './component.ts';
import { module } from './module.ts';
import { write } from './write.ts';

const next = {
  component: 'Say in its stories and its test what readers see.',
  module: 'Say in the schemas of the contract and of its record what it has beside a name.',
};
const root = resolve(import.meta.dirname, '../../..');

const [kind = '', name = '', level = ''] = process.argv.slice(2);
if (!['component', 'module'].includes(kind) || !name) {
  console.error(
    'Say what to make: npm run new:component -- MedalRank, or npm run new:module -- site/penalties signedIn.',
  );
  process.exit(2);
}
try {
  const plan =
    kind === 'component' ? component(name) : module(name, level === '' ? await askedLevel() : levelOf(level));
  const paths = await write(root, plan);
  run('tools/messages/src/main.ts');
  if (kind === 'module') run('tools/generate/src/openapi.ts');
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', ...paths], {
    cwd: root,
  });
  console.log(`${paths.join('\n')}\n\n${next[kind === 'component' ? 'component' : 'module']}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function run(script: string): void {
  execFileSync(process.execPath, ['--conditions=@otryv/source', join(root, script)], { cwd: root });
}

/** The access level has no default: it is required. */
async function askedLevel(): Promise<Access> {
  if (!process.stdin.isTTY) return levelOf('');
  const question = `Who may call its first endpoint (${ACCESS_LEVELS.join(', ')})? `;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return levelOf(await terminal.question(question));
  } finally {
    terminal.close();
  }
}

function levelOf(word: string): Access {
  const level = ACCESS_LEVELS.find((each) => each === word.trim());
  if (!level) throw new Error(`${word || 'Nothing'} is no level of access: name one of ${ACCESS_LEVELS.join(', ')}.`);
  return level;
}
