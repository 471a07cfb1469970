import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressKeys } from '@otryv/contract/addresses';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { screenImports } from './screenFiles.ts';

const folder = join(import.meta.dirname, '../src/app/screens');
const importsOf = (code: string) => screenImports(parseAst(code, { lang: 'ts' }));

describe('screenImports', () => {
  it('finds the module of every screen, so that every screen gets preload hints', () => {
    const files = globSync('*.ts', { cwd: folder });
    const found = files.flatMap((file) => [...importsOf(readFileSync(join(folder, file), 'utf8')).keys()]);

    // The screen that denies access is loaded with the first page.
    expect([...found, 'forbidden'].toSorted()).toEqual(addressKeys.toSorted());
  });

  it('reads imports inside a screen and imports shared by several screens', () => {
    const found = importsOf(`
      const load = () => import('./Both.ts');
      export const screens = {
        one: lazy(() => import('./One.tsx').then((module) => ({ default: module.One }))),
        two: lazy(async () => ({ default: (await load()).Two })),
      };
    `);

    expect([...found]).toEqual([
      ['one', './One.tsx'],
      ['two', './Both.ts'],
    ]);
  });
});
