import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recompileMessages } from './recompileMessages.ts';
import { writeModules } from './writeModules.ts';

let root = '';
let folder = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'otryv-modules-'));
  folder = join(root, 'packages/ui/src/messages');
  await mkdir(folder, { recursive: true });
  await writeCatalogue('a', 'Слово', 'Word');
});

afterEach(() => rm(root, { recursive: true }));

async function writeCatalogue(name: string, ru: string, en: string) {
  await writeFile(join(folder, `${name}.en.icu.json`), JSON.stringify({ text: en }));
  await writeFile(join(folder, `${name}.ru.icu.json`), JSON.stringify({ text: ru }));
}

describe('writeModules', () => {
  it('writes a module per language, and again only those that changed', async () => {
    await writeModules(root);
    const { mtimeMs } = await stat(join(folder, 'a.en.ts'));
    await writeCatalogue('a', 'Другое', 'Word');

    expect(await writeModules(root)).toEqual(['packages/ui/src/messages/a.ru.ts']);
    expect(await readFile(join(folder, 'a.ru.ts'), 'utf8')).toContain("text: 'Другое'");
    expect((await stat(join(folder, 'a.en.ts'))).mtimeMs).toBe(mtimeMs);
  });

  it('removes modules whose sources are gone, and no module that is written by hand', async () => {
    await writeFile(join(folder, 'b.ru.ts'), 'export const ru = {};\n');
    await writeModules(root);
    await rm(join(folder, 'a.ru.icu.json'));
    await rm(join(folder, 'a.en.icu.json'));
    await writeModules(root);

    expect(await readdir(folder)).toEqual(['b.ru.ts']);
  });

  it('writes nothing where a catalogue has an error', async () => {
    await writeCatalogue('b', '{open', 'Word');

    await expect(writeModules(root)).rejects.toThrow(/b\.ru\.icu\.json: text: /);
    expect(await readdir(folder)).not.toContain('a.ru.ts');
  });
});

describe('recompileMessages', () => {
  it('compiles a catalogue again when it changes under a development server', async () => {
    const server = await createServer({
      configFile: false,
      root,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      plugins: [recompileMessages(root)],
    });
    try {
      // A file that changes during the first scan of its folder counts as found, not as changed.
      await vi.waitFor(() => expect(server.watcher.getWatched()).toHaveProperty([folder]), 10_000);
      await writeCatalogue('a', 'Новое', 'New');
      await vi.waitFor(async () => expect(await readFile(join(folder, 'a.ru.ts'), 'utf8')).toContain('Новое'), 10_000);
    } finally {
      await server.close();
    }
  });
});
