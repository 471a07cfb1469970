import type { GeneralClassification } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { leadersOf, nameOf } from './leadersOf.ts';
import { ru } from './messages/ru.ts';
import { besideOf } from './standings/besideOf.ts';

type Standings = GeneralClassification['data'];

const aRow = (profileId: number, absolute: number, changes: object = {}) => ({
  profileId,
  finalCategory: 'B',
  rank: { category: 3, absolute },
  disqualification: null,
  totalTimeInMilliseconds: 3_600_000 + profileId * 1_000,
  totalDistanceInMeters: 40_000 + profileId * 100,
  profileData: { firstName: `Rider${profileId}`, lastName: 'Test' },
  ...changes,
});
const timeRow = (profileId: number, place: number) => ({
  profileId,
  place,
  totalTimeInMilliseconds: 3_600_000 + profileId * 1_000,
  gapToLeader: place * 500,
});
const team = { name: 'Ветер', shortName: 'В', urlSlug: 'wind' };
/** Standings led by rider 12, because 11, who was first, is disqualified. */
const standings: Standings = Object.assign(Object.create(null), {
  results: [aRow(11, 1, { disqualification: { label: 'DSQ' } }), aRow(14, 2), aRow(12, 1), aRow(13, 3)],
  classifications: {
    points: [
      { profileId: 13, place: 1, points: 81, stages: [] },
      { profileId: 12, place: 2, points: 80, stages: [] },
    ],
    women: [timeRow(14, 1), timeRow(13, 2)],
    ages: [
      { group: 'Mas', rows: [timeRow(12, 1)] },
      { group: 'Snr', rows: [timeRow(13, 1), timeRow(14, 2)] },
    ],
    teams: [{ team, place: 2, totalTimeInMilliseconds: 7_300_000, gapToLeader: 4_321, stages: [{}, {}, {}] }],
  },
});
const none = { points: [], women: [], ages: [], teams: [] };

describe('the leaders of a series', () => {
  it('are those of each classification, with their lead', () => {
    expect(leadersOf(standings, 'tour', ru, 'ru')).toEqual([
      { label: 'Общий зачёт', value: '1:00:12', jersey: 'leader', rider: 'Rider12 Test' },
      { label: 'Очки', value: '81 очко', jersey: 'points', rider: 'Rider13 Test' },
      { label: 'Женщины', value: '+0:02', jersey: null, rider: 'Rider14 Test' },
      { label: 'До 30 лет', value: '+0:01', jersey: 'young', rider: 'Rider13 Test' },
    ]);
  });

  it('have an absolute time if they lead everyone, and the distance if a series counts it', () => {
    const { classifications } = standings;
    const ofLeader = { ...standings, classifications: { ...classifications, women: [timeRow(12, 1)] } };

    expect(leadersOf(ofLeader, 'tour', ru, 'ru')[2]).toMatchObject({ value: '1:00:12', rider: 'Rider12 Test' });
    const withStages = (stages: number, gap: number | null = null) => {
      const gaps = { gapsInCategories: { category: null, absolute: { toLeader: gap, toPrev: null } } };
      const results = standings.results.map((row) => ({
        ...row,
        stagesCompleted: row.profileId === 14 ? stages : 3,
        ...gaps,
      }));
      return leadersOf({ ...standings, results } as Standings, 'tour', ru, 'ru')[2]?.value;
    };
    expect([withStages(2), withStages(3), withStages(2, 2_000)]).toEqual(['−1\u00A0этап', '+0:02', '+0:02']);
    expect(leadersOf(standings, 'endurance', ru, 'ru')[0]?.value).toMatch(/^41[,.]2/);
  });

  it('are omitted if a classification has no rows, or none of its riders is in the general one', () => {
    const unknown = { ...none, points: standings.classifications.points.map((row) => ({ ...row, profileId: 99 })) };

    expect(leadersOf({ ...standings, classifications: none }, 'tour', ru, 'ru').map(({ label }) => label)).toEqual([
      'Общий зачёт',
    ]);
    expect(leadersOf({ ...standings, results: [], classifications: none }, 'tour', ru, 'ru')).toEqual([]);
    expect(leadersOf({ ...standings, classifications: unknown }, 'tour', ru, 'ru')).toHaveLength(1);
  });

  it('have no trailing blank after a one-word name', () => {
    expect(nameOf({ profileData: { ...aRow(1, 1).profileData, lastName: '' } as never })).toBe('Rider1');
  });
});

describe('besideOf', () => {
  it('returns the classifications that have rows', () => {
    const { classifications } = standings;

    expect(besideOf(classifications)).toEqual(['points', 'women', 'ages', 'teams']);
    expect(besideOf({ ...none, teams: classifications.teams })).toEqual(['teams']);
    expect(besideOf({ ...none, ages: [{ group: 'Snr', rows: [] }] })).toEqual([]);
  });
});
