import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Catalogue, compile, type Source } from './compile.ts';

const run = promisify(execFile);
const language = /(?<=[./])(ru|en)(?=\.icu\.json$)/;

/** Every catalogue below the root, in the order of their paths. Throws when a source has no twin in the other language. */
export async function cataloguesIn(root: string): Promise<Catalogue[]> {
  const paths = await sourcePaths(root);
  const alone = paths.find((path) => !paths.includes(twinOf(path)));
  if (alone)
    throw new Error(`${alone} has no ${twinOf(alone)} beside it: write each catalogue in Russian and English.`);
  return Promise.all(
    paths
      .filter((path) => language.exec(path)?.[0] === 'ru')
      .map(async (path) => ({ ru: await sourceAt(root, path), en: await sourceAt(root, twinOf(path)) })),
  );
}

/** The modules of the catalogues as they are committed: their texts by path. Throws with the problems of all sources. */
export async function builtModules(root: string, catalogues: readonly Catalogue[]): Promise<Map<string, string>> {
  const problems: string[] = [];
  const texts = new Map<string, string>();
  for (const catalogue of catalogues) {
    try {
      const { ru, en } = compile(catalogue);
      texts.set(modulePath(catalogue.ru), ru).set(modulePath(catalogue.en), en);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return formatted(root, texts);
}

async function sourcePaths(root: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of glob('{packages,apps}/*/src/**/*.icu.json', { cwd: root })) paths.push(path);
  return paths.sort();
}

function twinOf(path: string): string {
  return path.replace(language, (locale) => (locale === 'ru' ? 'en' : 'ru'));
}

async function sourceAt(root: string, path: string): Promise<Source> {
  return { path, json: await readFile(join(root, path), 'utf8') };
}

function modulePath({ path }: Source): string {
  return path.replace(/\.icu\.json$/, '.ts');
}

/** As Biome writes them, in one run of it over a folder of their copies. */
async function formatted(root: string, texts: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-messages-'));
  const copies = [...texts].map(([path, text], index) => ({ path, text, copy: join(folder, `${index}.ts`) }));
  try {
    await Promise.all(copies.map(({ copy, text }) => writeFile(copy, text)));
    const biome = join(root, 'node_modules/.bin/biome');
    await run(biome, ['format', '--write', `--config-path=${root}`, '--vcs-enabled=false', folder]);
    return new Map(
      await Promise.all(copies.map(async ({ path, copy }) => [path, await readFile(copy, 'utf8')] as const)),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
