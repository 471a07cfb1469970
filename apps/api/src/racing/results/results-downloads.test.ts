import type { ResultDto } from '@otryv/contract';
import { parseCsv, protocolSheet } from '@otryv/race/testing';
import { describe, expect, it } from 'vitest';
import { RidersService } from '../../people/riders/riders.service.ts';
import { fake } from '../../testing/fake.ts';
import { EventCatalogue } from '../events/read/event-catalogue.ts';
import { ResultsService } from './read/results.service.ts';
import { ResultsDownloads } from './read/results-downloads.service.ts';
import { ImportsRepository } from './records/imports/imports.repository.ts';

const measured = (value: number | null) => ({ value, addition: '' as const });

/** Builds a protocol row with the figures of a sheet. */
function aRow(figures: (typeof protocolSheet)[number], changes = {}): ResultDto {
  const row = {
    rankEvent: figures.place,
    subgroupLabel: 'B',
    profileId: 4_600_417,
    points: null,
    profileData: {
      firstName: 'Лев',
      lastName: 'Подветренный',
      countryAlpha3: 'RUS',
      racingScore: figures.racingScore,
      team: { name: figures.team },
      weightInGrams: measured(figures.weightInGrams),
      heightInCentimeters: measured(figures.heightCm),
    },
    activityData: { durationInMilliseconds: measured(figures.timeMs) },
    gap: figures.gapMs,
    gapPrev: figures.gapPreviousMs,
    speed: figures.speedKmh,
    sensorData: {
      avgWatts: measured(figures.watts),
      heartRateData: { avgHeartRate: measured(figures.heartRate) },
    },
    wattsPerKg: measured(figures.wattsPerKg),
    normalizedPower: figures.normalizedPower,
    disqualification: null,
    disqualificationDescription: null,
    ...changes,
  };
  return row as unknown as ResultDto;
}

describe('the protocol as a spreadsheet', () => {
  it('has the cells of every protocol CSV, and those of its specific columns', async () => {
    const out = { disqualification: 'OFF_RECORD', disqualificationDescription: 'Правило 7\nи 8' };
    const rows = protocolSheet.map((figures, at) =>
      aRow(figures, at === 1 ? { ...out, hasNoGroup: true } : { points: { zpruFinishPoints: 18 } }),
    );
    const own = { 'Номер в игре': '4600417', Имя: 'Лев', Фамилия: 'Подветренный', Страна: 'RUS' };

    const [head = [], ...lines] = parseCsv(await csvOf(rows));

    expect(lines.map((cells) => Object.fromEntries(head.map((heading, at) => [heading, cells[at]])))).toEqual(
      protocolSheet.map(({ cells }, at) => ({
        ...cells,
        ...own,
        'Очки рейтинга': '18',
        Причина: '',
        ...(at === 1 && { Место: 'OFR', Категория: '', 'Очки рейтинга': '', Причина: 'Правило 7\nи 8' }),
      })),
    );
  });
});

async function csvOf(results: ResultDto[]): Promise<string> {
  const protocols = fake(ResultsService, { get: async () => ({ event: { results } }) as never });
  return new ResultsDownloads(
    fake(EventCatalogue, {}),
    protocols,
    fake(ImportsRepository, {}),
    fake(RidersService, {}),
  ).exportCsv(1);
}
