import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepSeason, saveSeason } from './seasonSettings.ts';

describe('keepSeason', () => {
  it('finds the same season at every later start', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'otryv-season-')), 'season.json');

    const first = await keepSeason(file, new Date('2026-11-21T10:00:00Z'));
    const later = await keepSeason(file, new Date('2026-12-05T10:00:00Z'));

    expect(later).toEqual(first);
    expect(first).toEqual({ seed: 1, anchor: '2026-11-21T10:00:00.000Z', isFilled: false });
  });

  it('remembers that the season is in', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'otryv-season-')), 'season.json');
    await saveSeason(file, { ...(await keepSeason(file)), isFilled: true });

    expect((await keepSeason(file)).isFilled).toBe(true);
  });
});
