import type { ProtocolRow } from '@otryv/contract';
import { formatRaceTime } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { EventsService } from '../events/events.service.ts';
import { RidersService } from '../riders/riders.service.ts';
import { fake } from '../testing/fake.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ResultsService } from './results.service.ts';
import { ResultsDownloads } from './results-downloads.service.ts';

/** What each column of the spreadsheet shows of a row; numbers in the units of its heading. */
const csvFields: Record<string, (row: ProtocolRow) => string | number | null> = {
  Место: ({ rankEvent, disqualification }) => (disqualification === 'OFF_RECORD' ? 'OFR' : rankEvent || null),
  Группа: ({ subgroupLabel }) => subgroupLabel,
  'Номер в игре': ({ profileId }) => profileId,
  Имя: ({ profileData }) => profileData.firstName,
  Фамилия: ({ profileData }) => profileData.lastName,
  Команда: ({ profileData }) => profileData.team?.name ?? null,
  Страна: ({ profileData }) => profileData.countryAlpha3,
  Время: ({ activityData }) => formatRaceTime(activityData.durationInMilliseconds.value),
  'Время, с': ({ activityData }) => scaled(activityData.durationInMilliseconds.value, 1000),
  'Отрыв, с': ({ gap }) => scaled(gap, 1000),
  'К предыдущему, с': ({ gapPrev }) => scaled(gapPrev, 1000),
  'Скорость, км/ч': ({ speed }) => speed,
  'Мощность, Вт': ({ sensorData }) => sensorData.avgWatts.value,
  'Мощность, вт/кг': ({ wattsPerKg }) => wattsPerKg.value,
  'NP, Вт': ({ normalizedPower }) => normalizedPower,
  ЧСС: ({ sensorData }) => sensorData.heartRateData.avgHeartRate.value,
  'Вес, кг': ({ profileData }) => scaled(profileData.weightInGrams.value, 1000),
  'Рост, см': ({ profileData }) => profileData.heightInCentimeters.value,
  'Racing Score': ({ profileData }) => profileData.racingScore,
  'Очки рейтинга': ({ points }) => points?.zpruFinishPoints ?? null,
  Причина: ({ disqualificationDescription }) => disqualificationDescription,
};

const measured = (value: number | null) => ({ value, addition: '' as const });

/** A row whose texts and figures all differ. */
const full = {
  rankEvent: 3,
  subgroupLabel: 'B',
  profileId: 4_600_417,
  profileData: {
    ...{ firstName: 'Лев "Ветер"', lastName: '=Подветренный', countryAlpha3: 'RUS', racingScore: 561 },
    ...{ team: { name: 'Клуб; «Пик»' }, weightInGrams: measured(78_312), heightInCentimeters: measured(181) },
  },
  activityData: { durationInMilliseconds: measured(2_354_222) },
  gap: 28_529,
  gapPrev: 1_417,
  speed: 41.123_456_789_012_34,
  sensorData: { avgWatts: measured(312), heartRateData: { avgHeartRate: measured(164) } },
  wattsPerKg: measured(3.983_333_333_333_333_4),
  normalizedPower: 330.66,
  points: { zpruFinishPoints: 18 },
  disqualification: null,
  disqualificationDescription: 'Правило 7\nи 8',
};
const out = { ...full, rankEvent: 0, disqualification: 'OFF_RECORD' };
/** The same without all that may be missing. */
const blank = {
  ...full,
  rankEvent: 0,
  profileData: {
    ...full.profileData,
    ...{ countryAlpha3: null, racingScore: null, team: null },
    ...{ weightInGrams: measured(null), heightInCentimeters: measured(null) },
  },
  activityData: { durationInMilliseconds: measured(null) },
  ...{ gap: null, gapPrev: null, speed: null, wattsPerKg: measured(null), normalizedPower: null, points: null },
  sensorData: { avgWatts: measured(null), heartRateData: { avgHeartRate: measured(null) } },
  disqualificationDescription: null,
};

describe('the protocol as a spreadsheet', () => {
  it('has in each column the field of its heading, and in none that of another', async () => {
    const rows = [full, out, blank] as unknown as ProtocolRow[];
    const [head = [], ...lines] = parseCsv(await csvOf(rows));
    const wanted = rows.map((row) => Object.values(csvFields).map((of) => asInCsv(of(row))));

    expect(head).toEqual(Object.keys(csvFields));
    expect(lines).toEqual(wanted);
    expect(new Set(lines[0]).size).toBe(head.length);
  });
});

async function csvOf(results: ProtocolRow[]): Promise<string> {
  const protocols = fake(ResultsService, { get: async () => ({ event: { results } }) as never });
  return new ResultsDownloads(
    fake(EventsService, {}),
    protocols,
    fake(ImportsRepository, {}),
    fake(RidersService, {}),
  ).csv(1);
}

const scaled = (value: number | null, units: number) => (value === null ? null : value / units);

/** Numbers to a thousandth, with a comma; a text that a spreadsheet would run is one after an apostrophe. */
function asInCsv(value: string | number | null): string {
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000).replace('.', ',');
  return value?.replace(/^=/, "'=") ?? '';
}

function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ';') lines.push([]);
  }
  return lines.slice(0, -1);
}
