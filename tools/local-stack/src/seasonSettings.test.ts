import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureSeasonSettings, saveSeason } from './seasonSettings.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

describe('ensureSeasonSettings', () => {
  it('returns the same season at every later start', async () => {
    const file = join(await temporaryFolder(), 'season.json');

    const first = await ensureSeasonSettings(file, new Date('2026-11-21T10:00:00Z'));
    const later = await ensureSeasonSettings(file, new Date('2026-12-05T10:00:00Z'));

    expect(later).toEqual(first);
    expect(first).toEqual({
      seed: 1,
      anchor: '2026-11-21T10:00:00.000Z',

      isFilled: false,
      hasAccounts: false,
      hasMessages: false,
      hasFaults: false,
      hasClubs: false,
      hasPayments: false,
      hasDecisions: false,
      hasShowcase: false,
      hasStreamers: false,
      hasFinishProtocols: false,
      hasNews: false,
      hasMailings: false,
      hasVisits: false,
      hasTeams: false,
      hasTeamRows: false,
      hasSeries: false,
      hasHistory: false,
    });
  });

  it('reads the settings of an older folder without a part, as missing that part', async () => {
    const file = join(await temporaryFolder(), 'season.json');
    await writeFile(file, JSON.stringify({ seed: 1, anchor: '2026-11-21T10:00:00.000Z', isFilled: true }));

    expect(await ensureSeasonSettings(file)).toMatchObject({
      isFilled: true,
      hasAccounts: false,
      hasMessages: false,
      hasFaults: false,
      hasHistory: false,
      hasClubs: false,
      hasPayments: false,
      hasDecisions: false,
      hasShowcase: false,
      hasStreamers: false,
      hasFinishProtocols: false,
      hasNews: false,
      hasMailings: false,
      hasVisits: false,
      hasTeams: false,
      hasTeamRows: false,
      hasSeries: false,
    });
  });

  it('remembers that the season is filled', async () => {
    const file = join(await temporaryFolder(), 'season.json');
    await saveSeason(file, { ...(await ensureSeasonSettings(file)), isFilled: true });

    expect((await ensureSeasonSettings(file)).isFilled).toBe(true);
  });
});
