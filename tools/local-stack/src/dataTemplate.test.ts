import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureTemplate, quarterOf } from './dataTemplate.ts';
import { startParent } from './testing/parents.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

describe('ensureTemplate', () => {
  let templates: string;
  let made = 0;
  const make = async (folder: string) => {
    made += 1;
    await writeFile(join(folder, 'season'), String(made));
  };

  beforeEach(async () => {
    templates = await temporaryFolder();
    made = 0;
  });

  it('creates a folder once per name', async () => {
    const [first, again] = [await ensureTemplate('one', make, templates), await ensureTemplate('one', make, templates)];
    const other = await ensureTemplate('two', make, templates);

    expect([again, await readFile(join(first, 'season'), 'utf8')]).toEqual([first, '1']);
    expect(await readFile(join(other, 'season'), 'utf8')).toBe('2');
  });

  it('exposes no folder under that name before it is complete, nor after a failure', async () => {
    const folder = ensureTemplate('one', () => Promise.reject(new Error('the game is down')), templates);

    await expect(folder).rejects.toThrow('the game is down');
    expect(await readdir(templates)).toEqual([]);
    const seen = await ensureTemplate(
      'one',
      async () => expect(existsSync(join(templates, 'one'))).toBe(false),
      templates,
    );
    expect(existsSync(seen)).toBe(true);
  });

  it('keeps the first of two folders created concurrently, complete', async () => {
    const slow = ensureTemplate(
      'one',
      async (folder) => {
        await make(folder);
        await new Promise((resolve) => other.once('exit', resolve));
      },
      templates,
    );
    const other = startParent(`
      import { ensureTemplate } from './dataTemplate.ts';
      import { writeFile } from 'node:fs/promises';
      await ensureTemplate('one', (folder) => writeFile(folder + '/season', 'first'), '${templates}');
    `);

    expect(await readFile(join(await slow, 'season'), 'utf8')).toBe('first');
    expect(await readdir(templates)).toEqual(['one']);
  });

  it('removes those of earlier days', async () => {
    await mkdir(join(templates, 'old'));
    await mkdir(join(templates, 'fresh'));
    await utimes(join(templates, 'old'), new Date(0), new Date(0));

    await ensureTemplate('one', make, templates);

    expect((await readdir(templates)).toSorted()).toEqual(['fresh', 'one']);
  });
});

describe('quarterOf', () => {
  it.each([
    ['2026-11-25T20:59:59Z', '2026-11-25-3'],
    ['2026-11-25T21:00:00Z', '2026-11-26-0'],
    ['2026-11-26T03:00:00Z', '2026-11-26-1'],
  ])('changes at midnight in Moscow and every six hours: %s', (now, quarter) => {
    expect(quarterOf(new Date(now))).toBe(quarter);
  });
});
