import { describe, expect, it } from 'vitest';
import { keyOf, type TreeState } from './treeKey.ts';

const state = (more: Partial<TreeState> = {}): TreeState => ({
  files: new Map([
    ['apps/api/src/a.ts', '1'],
    ['packages/ui/src/b.ts', '1'],
    ['pnpm-lock.yaml', '1'],
  ]),
  neighbours: 'spec.md:1:1',
  moscowDay: '2026-11-26',
  ...more,
});
const withFile = (file: string) => state({ files: new Map([...state().files, [file, '2']]) });
const api = { name: 'api', inputs: ['apps/api'], readsClock: true };
const before = keyOf(api, state());

describe('keyOf', () => {
  it('changes with its inputs, the lockfile, the files next to the project and the day', () => {
    const others = [
      keyOf(api, withFile('apps/api/src/a.ts')),
      keyOf(api, withFile('pnpm-lock.yaml')),
      keyOf(api, state({ neighbours: 'spec.md:2:1' })),
      keyOf(api, state({ moscowDay: '2026-11-27' })),
      keyOf({ ...api, inputs: undefined }, state()),
      keyOf({ ...api, name: 'unit' }, state()),
    ];

    expect(new Set([before, ...others]).size).toBe(others.length + 1);
  });

  it('does not change with files that the stage does not read', () => {
    expect(keyOf(api, withFile('packages/ui/src/b.ts'))).toBe(before);
    expect(keyOf(api, withFile('apps/apiary.ts'))).toBe(before);
    expect(keyOf({ ...api, readsClock: false }, state({ moscowDay: '2026-11-27' }))).toBe(
      keyOf({ ...api, readsClock: false }, state()),
    );
  });
});
