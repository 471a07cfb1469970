import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cataloguesIn, compiledModules } from './catalogues.ts';

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

  it('are found with or without a name', async () => {
    const found = await sources({ 'ru.icu.json': {}, 'en.icu.json': {}, 'a.ru.icu.json': {}, 'a.en.icu.json': {} });

    expect(found.map(({ ru, en }) => [ru.path, en.path])).toEqual([
      ['apps/portal/src/messages/a.ru.icu.json', 'apps/portal/src/messages/a.en.icu.json'],
      ['apps/portal/src/messages/ru.icu.json', 'apps/portal/src/messages/en.icu.json'],
    ]);
  });

  it.each(['ru', 'en'])('require a twin of the source in %s', async (locale) => {
    await expect(sources({ [`a.${locale}.icu.json`]: {} })).rejects.toThrow(/has no .*icu\.json beside it: write/);
  });

  it('report the problems of all of them', async () => {
    const found = await sources({
      'ru.icu.json': { a: '{a' },
      'en.icu.json': { a: 'a' },
      'b.ru.icu.json': { b: '{b' },
      'b.en.icu.json': { b: 'b' },
    });

    expect(() => compiledModules(found)).toThrow(/b\.ru\.icu\.json: b: .*\n.*\/ru\.icu\.json: a: /);
  });
});
