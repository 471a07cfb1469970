import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builtModules, cataloguesIn } from './catalogues.ts';

const repository = resolve(import.meta.dirname, '../../..');

describe('the catalogues of this repository', () => {
  it('stand in the code as their sources say', async () => {
    const modules = await builtModules(repository, await cataloguesIn(repository));

    expect(modules.size).toBeGreaterThan(0);
    for (const [path, text] of modules) {
      const present = await readFile(join(repository, path), 'utf8').catch(() => '');
      expect(present, `${path} is not what its source says: run npm run build:messages`).toBe(text);
    }
  });
});

describe('the modules of the catalogues', () => {
  it('are marked as generated for diffs, and nothing that is written by hand is', async () => {
    const modules = await builtModules(repository, await cataloguesIn(repository));
    const named = globSync(['{packages,apps,tools}/*/src/**/{ru,en,*.ru,*.en}.ts', '.storybook/**/*.{ru,en}.ts'], {
      cwd: repository,
    });

    const attributes = execFileSync('git', ['check-attr', '-z', 'linguist-generated', ...modules.keys(), ...named], {
      cwd: repository,
      encoding: 'utf8',
    }).split('\0');
    const marked = attributes.flatMap((value, index) => (value === 'set' ? [attributes[index - 2]] : []));
    expect(new Set(marked)).toEqual(new Set(modules.keys()));
  });
});

describe('the catalogues below a folder', () => {
  let root = '';
  afterEach(() => rm(root, { recursive: true }));

  async function sources(texts: Record<string, object>) {
    root = await mkdtemp(join(tmpdir(), 'otryv-sources-'));
    await mkdir(join(root, 'apps/portal/src/messages'), { recursive: true });
    for (const [name, tree] of Object.entries(texts)) {
      await writeFile(join(root, 'apps/portal/src/messages', name), JSON.stringify(tree));
    }
    return cataloguesIn(root);
  }

  it('are found with a name and without one', async () => {
    const found = await sources({ 'ru.icu.json': {}, 'en.icu.json': {}, 'a.ru.icu.json': {}, 'a.en.icu.json': {} });

    expect(found.map(({ ru, en }) => [ru.path, en.path])).toEqual([
      ['apps/portal/src/messages/a.ru.icu.json', 'apps/portal/src/messages/a.en.icu.json'],
      ['apps/portal/src/messages/ru.icu.json', 'apps/portal/src/messages/en.icu.json'],
    ]);
  });

  it.each(['ru', 'en'])('need a twin of the source in %s', async (locale) => {
    await expect(sources({ [`a.${locale}.icu.json`]: {} })).rejects.toThrow(/has no .*icu\.json beside it: write/);
  });

  it('say the problems of all of them at once', async () => {
    const found = await sources({
      'ru.icu.json': { a: '{a' },
      'en.icu.json': { a: 'a' },
      'b.ru.icu.json': { b: '{b' },
      'b.en.icu.json': { b: 'b' },
    });

    await expect(builtModules(root, found)).rejects.toThrow(/b\.ru\.icu\.json: b: .*\n.*\/ru\.icu\.json: a: /);
  });
});
