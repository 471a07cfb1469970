import type { StageResultDto } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { aProtocolRow } from '../testing/aProtocolRow.ts';
import { toStageResultsTableRow } from './toStageResultsTableRow.ts';

const modifiedAt = '2026-11-19T18:20:00.000Z';
const moderator = { username: 'judge' };
const { profileData, activityData, sensorData, wattsPerKg, cpBestEfforts, finishersCount } = aProtocolRow();

/** A row that a moderator moved, delayed and took out. */
const row: StageResultDto = {
  _id: '9007',
  profileId: 9007,
  zwiftId: 1007,
  eventId: 401,
  subgroupLabel: 'C',
  category: 'C',
  categoryInRace: 'D',
  modifiedCategory: { value: 'B', modifiedAt, moderator, reason: 'сильнее группы' },
  rank: { category: 3, absolute: 8 },
  gapsInCategories: { category: { toLeader: 1_742, toPrev: 871 }, absolute: null },
  finishTime: 2_872_346,
  timePenalty: [
    { timeInMilliseconds: 10_000, reason: 'драфт', modifiedAt, moderator },
    { timeInMilliseconds: 5_000, reason: null, modifiedAt, moderator: null },
  ],
  disqualification: { label: 'DSQ', reason: 'срезал поворот', moderator, modifiedAt },
  finishTimeLimit: { isOutside: true, exceededMilliseconds: 41_000 },
  finishTimeClassification: null,
  addedByModerator: true,
  points: 12,
  profileData,
  activityData,
  sensorData,
  wattsPerKg,
  cpBestEfforts,
  finishersCount,
};

describe('toStageResultsTableRow', () => {
  it('keeps what the stage decided, without the names of moderators', () => {
    const shown = toStageResultsTableRow(row);

    expect(shown).toMatchObject({
      id: '9007',
      profileId: 9007,
      zwiftId: 1007,
      category: 'C',
      categoryInRace: 'D',
      modifiedCategory: { value: 'B', reason: 'сильнее группы' },
      rank: { category: 3, absolute: 8 },
      gapsInCategories: { category: { toLeader: 1_742, toPrev: 871 }, absolute: null },
      finishTime: 2_872_346,
      finishTimeLimit: { isOutside: true, exceededMilliseconds: 41_000 },
      addedByModerator: true,
    });
    expect(shown.penalty).toEqual([
      { timeInMilliseconds: 10_000, reason: 'драфт' },
      { timeInMilliseconds: 5_000, reason: null },
    ]);
    expect(shown.disqualification).toEqual({ label: 'DSQ', reason: 'срезал поворот' });
    expect(toStageResultsTableRow({ ...row, disqualification: null }).disqualification).toBeNull();
  });

  it('has the name of the rider, and the figures in the units of tables', () => {
    const { rider, weightKg, heightCm, averageWatts } = toStageResultsTableRow(row);

    expect(rider).toEqual({
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: 'rus',
      age: 34,
      team: null,
    });
    expect([weightKg.value, heightCm?.value, averageWatts?.value]).toEqual([72.3, 181, 288]);
    const unweighed = { ...profileData, weightInGrams: { value: null, addition: '' as const } };
    expect(toStageResultsTableRow({ ...row, profileData: unweighed }).weightKg.value).toBeNull();
  });
});
