import { Injectable } from '@nestjs/common';
import type { FileResponse, Identity, ProtocolRow } from '@otryv/contract';
import { abilitiesOf } from '@otryv/contract/abilities';
import { DISQUALIFICATION_LABELS, formatRaceTime, roundTo } from '@otryv/race';
import { stringify } from 'csv-stringify/sync';
import { EventsService } from '../events/events.service.ts';
import { noTransaction } from '../platform/database/session.ts';
import { secondMs } from '../platform/time-units.ts';
import { RidersService } from '../riders/riders.service.ts';
import { ru } from './csv.ru.ts';
import { toEntry } from './entry.ts';
import { hideInEntry } from './hide-figures.ts';
import { ImportsRepository } from './imports.repository.ts';
import { EventNotStarted } from './results.errors.ts';
import { ResultsService } from './results.service.ts';

const gramsPerKg = 1000;
// As in the exports of tables.
const decimals = 3;
// Alone it ends no record of ours, but one of a spreadsheet.
const lineBreak = /[\r\n]/;

const columns: { name: string; value: (row: ProtocolRow) => string | number | null }[] = [
  { name: ru.place, value: placeOf },
  { name: ru.group, value: ({ subgroupLabel }) => subgroupLabel },
  { name: ru.number, value: ({ profileId }) => profileId },
  { name: ru.first_name, value: ({ profileData }) => profileData.firstName },
  { name: ru.last_name, value: ({ profileData }) => profileData.lastName },
  { name: ru.team, value: ({ profileData }) => profileData.team?.name ?? null },
  { name: ru.country, value: ({ profileData }) => profileData.countryAlpha3 },
  { name: ru.time, value: ({ activityData }) => formatRaceTime(activityData.durationInMilliseconds.value) },
  { name: ru.time_seconds, value: ({ activityData }) => figure(activityData.durationInMilliseconds, secondMs) },
  { name: ru.gap, value: ({ gap }) => (gap === null ? null : gap / secondMs) },
  { name: ru.gap_previous, value: ({ gapPrev }) => (gapPrev === null ? null : gapPrev / secondMs) },
  { name: ru.speed, value: ({ speed }) => speed },
  { name: ru.watts, value: ({ sensorData }) => figure(sensorData.avgWatts) },
  { name: ru.watts_per_kg, value: ({ wattsPerKg }) => wattsPerKg.value },
  {
    name: ru.normalized,
    value: ({ normalizedPower, sensorData }) => (sensorData.avgWatts.hidden ? ru.hidden : normalizedPower),
  },
  { name: ru.heart_rate, value: ({ sensorData }) => figure(sensorData.heartRateData.avgHeartRate) },
  { name: ru.weight, value: ({ profileData }) => figure(profileData.weightInGrams, gramsPerKg) },
  { name: ru.height, value: ({ profileData }) => figure(profileData.heightInCentimeters) },
  { name: ru.racing_score, value: ({ profileData }) => profileData.racingScore },
  { name: ru.points, value: ({ points }) => points?.zpruFinishPoints ?? null },
  { name: ru.reason, value: ({ disqualificationDescription }) => disqualificationDescription },
];

/** Results as files. */
@Injectable()
export class ResultsDownloads {
  constructor(
    private readonly events: EventsService,
    private readonly results: ResultsService,
    private readonly imports: ImportsRepository,
    private readonly riders: RidersService,
  ) {}

  /** The latest version for a Russian spreadsheet. Throws EventNotFound, EventNotStarted. */
  async csv(gameId: number): Promise<string> {
    const { event } = await this.results.get(gameId);
    return stringify(
      event.results.map((row) => columns.map(({ value }) => value(row))),
      {
        ...{ bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true },
        ...{ header: true, columns: columns.map(({ name }) => name) },
        cast: { number: (value) => String(roundTo(value, decimals)).replace('.', ',') },
        quoted_match: lineBreak,
      },
    );
  }

  /**
   * The rows of the latest import. Only administrators and moderators get all that the game sent: age, country and
   * whatever else it sends of a rider are for nobody else. What riders hide is in no file. Throws EventNotFound,
   * EventNotStarted.
   */
  async raw(gameId: number, identity: Identity): Promise<FileResponse> {
    await this.events.existing(gameId, noTransaction);
    const latest = await this.imports.latestRaw(gameId);
    if (!latest) throw new EventNotStarted();
    const rows = latest.groups.flatMap(({ entries, unfinished }) => [...entries, ...unfinished]);
    const entries = rows.map(toEntry);
    const hidden = await this.riders.hiddenOf(
      entries.map(({ profileId }) => profileId),
      noTransaction,
    );
    const isWhole = abilitiesOf(identity).can('read', 'moderator');
    const shown = entries.map((entry, index) => {
      const figures = hidden.get(entry.profileId);
      return figures ? hideInEntry(entry, figures) : isWhole ? rows[index] : entry;
    });
    return { name: 'results.json', type: 'application/json', bytes: Buffer.from(JSON.stringify(shown)) };
  }
}

function placeOf({ rankEvent, disqualification }: ProtocolRow): string | number | null {
  return disqualification ? DISQUALIFICATION_LABELS[disqualification] : rankEvent || null;
}

function figure({ value, hidden }: ProtocolRow['wattsPerKg'], unitsPerPrinted = 1): string | number | null {
  if (hidden) return ru.hidden;
  return value === null ? null : value / unitsPerPrinted;
}
