import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ACCESS_LEVELS, type Access, contract, type Endpoint } from '@otryv/contract';
import { component } from './component.ts';
import { module } from './module.ts';
import type { Plan } from './plan.ts';
import { screen } from './screen.ts';
import { write } from './write.ts';

const root = resolve(import.meta.dirname, '../../..');
const usage = `Say what to make:
  npm run new:component -- MedalRank
  npm run new:module -- site/penalties signedIn
  npm run new:screen -- penalties Штрафы Penalties`;

const [kind = '', name = '', ...more] = process.argv.slice(2);
try {
  const { plan, next } = await chosen();
  const paths = await write(root, plan);
  run('tools/messages/src/main.ts');
  if (kind === 'module') run('tools/generate/src/openapi.ts');
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', '--log-level=error', ...paths], { cwd: root });
  console.log(`${paths.join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function chosen(): Promise<{ plan: Plan; next: string }> {
  const [first = '', second = ''] = more;
  switch (name && kind) {
    case 'component':
      return { plan: component(name), next: 'Say in its stories and its test what readers see.' };
    case 'module':
      return {
        plan: module(name, first === '' ? await askedLevel() : levelOf(first)),
        next: 'Say in the schemas of the contract and of the record what it has beside a name.',
      };
    case 'screen':
      if (first === '' || second === '') throw new Error(`Name its titles in Russian and English.\n${usage}`);
      return {
        plan: screen(name, listOf(name).access, { ru: first, en: second }),
        next: 'Say in its messages what to do with an empty list, and in apps/api/src/site/pages what searchers read of an open page.',
      };
    default:
      throw new Error(usage);
  }
}

function run(script: string): void {
  execFileSync(process.execPath, ['--conditions=@otryv/source', join(root, script)], { cwd: root });
}

/** The list of a domain, which its screen shows. */
function listOf(domain: string): Endpoint {
  const endpoints = new Map<string, Record<string, Endpoint>>(Object.entries(contract));
  const list = endpoints.get(domain)?.list;
  if (!list) throw new Error(`The contract has no list of ${domain}: make its module first.`);
  return list;
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
