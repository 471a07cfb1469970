import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureSeasonSettings, newSeason, saveSeason } from './seasonSettings.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

describe('ensureSeasonSettings', () => {
  it('returns the same season at every later start', async () => {
    const file = join(await temporaryFolder(), 'season.json');

    const first = await ensureSeasonSettings(file, new Date('2026-11-21T10:00:00Z'));
    const later = await ensureSeasonSettings(file, new Date('2026-12-05T10:00:00Z'));

    expect(later).toEqual(first);
    const { seed, anchor, ...parts } = first;
    expect({ seed, anchor }).toEqual({ seed: 1, anchor: '2026-11-21T10:00:00.000Z' });
    expect(new Set(Object.values(parts))).toEqual(new Set([false]));
  });

  it('reads the settings of an older folder without a part, as missing that part', async () => {
    const file = join(await temporaryFolder(), 'season.json');
    await writeFile(file, JSON.stringify({ seed: 1, anchor: '2026-11-21T10:00:00.000Z', isFilled: true }));

    const settings = await ensureSeasonSettings(file);

    expect(settings).toEqual({ ...newSeason(new Date(settings.anchor)), isFilled: true });
  });

  it('remembers that the season is filled', async () => {
    const file = join(await temporaryFolder(), 'season.json');
    await saveSeason(file, { ...(await ensureSeasonSettings(file)), isFilled: true });

    expect((await ensureSeasonSettings(file)).isFilled).toBe(true);
  });
});
