import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, compile, type Source } from './compile.ts';

const language = /(?<=[./])(ru|en)(?=\.icu\.json$)/;

/** Returns every catalogue below the root, sorted by path. Throws if a source has no twin in the other language. */
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

/** Returns the texts of the compiled modules by path. Throws one error that lists the problems of all sources. */
export function compiledModules(catalogues: readonly Catalogue[]): Map<string, string> {
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
  return texts;
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
