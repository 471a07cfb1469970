import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { contract, type Endpoint, PERSON_LEVELS, type PersonAccess } from '@otryv/contract';
import { followingFiles, levelOf, titlesOf, usage } from './asked.ts';
import { component } from './component.ts';
import { module } from './module.ts';
import { namesOf } from './names.ts';
import type { Plan } from './plan.ts';
import { screen } from './screen.ts';
import { write } from './write.ts';

const root = resolve(import.meta.dirname, '../../..');
const [kind = '', name = '', ...more] = process.argv.slice(2);
try {
  const { plan, next } = await chosen();
  const paths = await write(root, plan);
  run('tools/messages/src/main.ts');
  if (kind === 'module') run('tools/generate/src/openapi.ts');
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', '--log-level=error', ...paths], { cwd: root });
  console.log(`${[...paths, ...followingFiles(paths)].join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function chosen(): Promise<{ plan: Plan; next: string }> {
  const [first = '', second = ''] = more;
  switch (name && kind) {
    case 'component':
      return { plan: component(name), next: 'Describe in its stories and its test what readers see.' };
    case 'module':
      namesOf(name);
      return {
        plan: module(name, first === '' ? await askedLevel(name) : levelOf(first, name)),
        next: 'Add to the schemas of the contract and of the record its fields besides the name.',
      };
    case 'screen': {
      const titles = titlesOf(name, first, second);
      return {
        plan: screen(name, listOf(name).access, titles),
        next: 'Describe in its messages what to do with an empty list, and in apps/api/src/site/pages how search engines describe a public page.',
      };
    }
    default:
      throw new Error(usage);
  }
}

function run(script: string): void {
  execFileSync(process.execPath, ['--conditions=@otryv/source', join(root, script)], { cwd: root });
}

/** Returns the list endpoint of a domain, which its screen shows. */
function listOf(domain: string): Endpoint & { access: PersonAccess } {
  const endpoints = new Map<string, Record<string, Endpoint>>(Object.entries(contract));
  const list = endpoints.get(domain)?.list;
  const access = PERSON_LEVELS.find((level) => level === list?.access);
  if (!list || !access) throw new Error(`The contract has no list of ${domain}: generate its module first.`);
  return { ...list, access };
}

/** Asks for the access level, which has no default. */
async function askedLevel(place: string): Promise<PersonAccess> {
  if (!process.stdin.isTTY) return levelOf('', place);
  const question = `Who may call its first endpoint (${PERSON_LEVELS.join(', ')})? `;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return levelOf(await terminal.question(question), place);
  } finally {
    terminal.close();
  }
}
