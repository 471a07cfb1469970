import { Injectable } from '@nestjs/common';
import type { FileResponse, Identity, ResultDto } from '@otryv/contract';
import { abilitiesOf } from '@otryv/contract/abilities';
import {
  DISQUALIFICATION_LABELS,
  groupOfResult,
  measuredOrNull,
  type SheetColumn,
  sheetToCsv,
  UNITS,
} from '@otryv/race';
import { noTransaction } from '../../../kernel/database/session.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { hideInEntry } from '../build/hide-figures.ts';
import { toEntry } from '../records/imports/entry.ts';
import { ImportsRepository } from '../records/imports/imports.repository.ts';
import { EventNotStarted } from '../records/results.errors.ts';
import { ru } from './csv.ru.ts';
import { ResultsService } from './results.service.ts';

const gramsPerKg = 1000;

const columns: SheetColumn<ResultDto>[] = [
  { key: 'place', name: ru.place, value: rankOf },
  { key: 'category', name: ru.category, value: groupOfResult },
  { key: 'number', name: ru.number, value: ({ profileId }) => profileId },
  { key: 'firstName', name: ru.first_name, value: ({ profileData }) => profileData.firstName },
  { key: 'lastName', name: ru.last_name, value: ({ profileData }) => profileData.lastName },
  { key: 'team', name: ru.team, value: ({ profileData }) => profileData.team?.name },
  { key: 'country', name: ru.country, value: ({ profileData }) => profileData.countryAlpha3 },
  { key: 'time', name: ru.time, timeMs: ({ activityData }) => activityData.durationInMilliseconds.value },
  { key: 'gap', name: ru.gap, timeMs: ({ gap }) => gap },
  { key: 'gapPrevious', name: ru.gap_previous, timeMs: ({ gapPrev }) => gapPrev },
  {
    key: 'speed',
    name: ru.speed,
    unit: UNITS.speed.ru,
    value: ({ speed }) => speed,
  },
  { key: 'watts', name: ru.power, unit: UNITS.power.ru, value: ({ sensorData }) => figure(sensorData.avgWatts) },
  {
    key: 'wattsPerKg',
    name: ru.power,
    unit: UNITS.wattsPerKg.ru,
    value: ({ wattsPerKg }) => figure(wattsPerKg),
  },
  {
    key: 'normalizedPower',
    name: ru.normalized,
    unit: UNITS.power.ru,
    value: ({ normalizedPower, sensorData }) => figure({ ...sensorData.avgWatts, value: normalizedPower }),
  },
  {
    key: 'heartRate',
    name: ru.heart_rate,
    unit: UNITS.heartRate.ru,
    value: ({ sensorData }) => figure(sensorData.heartRateData.avgHeartRate),
  },
  {
    key: 'weight',
    name: ru.weight,
    unit: UNITS.weight.ru,
    value: ({ profileData }) => figure(profileData.weightInGrams, gramsPerKg),
  },
  {
    key: 'height',
    name: ru.height,
    unit: UNITS.height.ru,
    value: ({ profileData }) => figure(profileData.heightInCentimeters),
  },
  { key: 'racingScore', name: ru.racing_score, value: ({ profileData }) => measuredOrNull(profileData.racingScore) },
  { key: 'points', name: ru.points, value: ({ points }) => points?.zpruFinishPoints },
  { key: 'reason', name: ru.reason, value: ({ disqualificationDescription }) => disqualificationDescription },
];

/** Downloads of results. */
@Injectable()
export class ResultsDownloads {
  constructor(
    private readonly events: EventCatalogue,
    private readonly results: ResultsService,
    private readonly imports: ImportsRepository,
    private readonly riders: RidersService,
  ) {}

  /** Formats the latest version for a Russian spreadsheet. Throws EventNotFound, EventNotStarted. */
  async exportCsv(gameId: number): Promise<string> {
    const { event } = await this.results.get(gameId);
    return sheetToCsv(columns, event.results, 'ru');
  }

  /**
   * Returns the rows of the latest import. Only administrators and moderators get everything the game sent; age,
   * country and other rider data are hidden from everyone else. Figures that riders hide are never included. Throws
   * EventNotFound, EventNotStarted.
   */
  async exportRaw(gameId: number, identity: Identity): Promise<FileResponse> {
    await this.events.requireEvent(gameId, noTransaction);
    const latest = await this.imports.findLatestRaw(gameId);
    if (!latest) throw new EventNotStarted();
    const rows = latest.groups.flatMap(({ entries, unfinished }) => [...entries, ...unfinished]);
    const entries = rows.map(toEntry);
    const hidden = await this.riders.listHiddenOf(
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

function rankOf({ rankEvent, disqualification }: ResultDto): string | number | null {
  return disqualification ? DISQUALIFICATION_LABELS[disqualification] : rankEvent || null;
}

function figure({ value, hidden }: ResultDto['wattsPerKg'], unitsPerPrinted = 1): string | number | null {
  if (hidden) return ru.hidden;
  const known = measuredOrNull(value);
  return known === null ? null : known / unitsPerPrinted;
}
