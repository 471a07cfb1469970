import { Injectable } from '@nestjs/common';
import type { ResultDto, RiderResult, RiderResults, RiderResultsQuery, RiderWins } from '@otryv/contract';
import { finishProtocol, isRankedByGroup } from '@otryv/race';
import { Cursors, type PageQuery } from '../../../kernel/paging/cursors.ts';
import {
  type RaceKey,
  type RiderRace,
  RiderResultsRepository,
  raceKey,
  type WinKey,
  winKey,
} from '../records/rider-results.repository.ts';
import { RiderFiguresService } from './rider-figures.service.ts';

type Cell = ResultDto['wattsPerKg'];

/** Races of a rider, including those of additional accounts. */
@Injectable()
export class RiderRaces {
  constructor(
    private readonly figures: RiderFiguresService,
    private readonly results: RiderResultsRepository,
    private readonly cursors: Cursors,
  ) {}

  /** Throws RiderNotFound. */
  async listPage(query: RiderResultsQuery): Promise<RiderResults> {
    const { zwiftId, docsOnPage, columnName, isRasing } = query;
    const list = this.cursors.list<RaceKey>('rider-results', { zwiftId, columnName, isRasing });
    const slice = list.slice(query);
    const accountIds = await this.figures.listAccountsOf(zwiftId);
    const [races, total, best] = await Promise.all([
      this.results.listPage(accountIds, { slice, column: columnName, isRising: isRasing }),
      this.results.count(accountIds),
      this.results.listBestOf(accountIds),
    ]);
    const { rows, nextCursor } = list.cut(races, docsOnPage, (race) => raceKey(race, columnName));
    return {
      userResults: rows.map((race) => toResult(race, best)),
      quantityPages: Math.ceil(total / docsOnPage),
      quantityResults: total,
      nextCursor,
    };
  }

  /** Throws RiderNotFound. */
  async listWins(zwiftId: number, query: PageQuery): Promise<RiderWins> {
    const list = this.cursors.list<WinKey>('rider-wins', { zwiftId });
    const slice = list.slice(query);
    const { accountIds, figures } = await this.figures.requireRider(zwiftId);
    const { races, total } = await this.results.listWins(accountIds, slice);
    const { rows, nextCursor } = list.cut(races, query.docsOnPage, winKey);
    const quantityPages = Math.ceil(total / query.docsOnPage);
    return { data: rows.map(toWin), quantityPages, nextCursor, medals: figures.medals };
  }
}

/** Maps a row with its race; the best of a column is across all races, not within its protocol. */
export function toResult(race: RiderRace, best: ReadonlyMap<string, number>): RiderResult {
  const { row, eventId, eventName, eventStart, place } = race;
  const mark = (cell: Cell, column: string): Cell => ({
    ...cell,
    addition: place > 0 && cell.value !== null && cell.value === best.get(column) ? 'max' : '',
  });
  const { profileData, activityData, sensorData } = row;
  return {
    ...row,
    eventId,
    eventName,
    eventStart: eventStart.toISOString(),
    profileData: {
      ...profileData,
      weightInGrams: plain(profileData.weightInGrams),
      heightInCentimeters: plain(profileData.heightInCentimeters),
    },
    activityData: { ...activityData, durationInMilliseconds: plain(activityData.durationInMilliseconds) },
    sensorData: {
      ...sensorData,
      avgWatts: plain(sensorData.avgWatts),
      heartRateData: { avgHeartRate: plain(sensorData.heartRateData.avgHeartRate) },
    },
    wattsPerKg: plain(row.wattsPerKg),
    cpBestEfforts: row.cpBestEfforts.map(({ duration, watts, wattsKg }) => ({
      duration,
      watts: mark(watts, `cp-watts-${duration}`),
      wattsKg: mark(wattsKg, `cp-wattsKg-${duration}`),
    })),
  };
}

const plain = (cell: Cell): Cell => ({ ...cell, addition: '' });

function toWin({ row, eventId, eventName, eventStart, typeRaceCustom }: RiderRace): RiderWins['data'][number] {
  const { finishersCount } = row;
  const isInGroup = isRankedByGroup(finishProtocol(typeRaceCustom));
  return {
    eventId,
    eventName,
    eventStart: eventStart.toISOString(),
    subgroupLabel: row.subgroupLabel,
    durationInMilliseconds: row.activityData.durationInMilliseconds.value,
    finishers: isInGroup ? finishersCount.category : finishersCount.absolute,
    watts: row.sensorData.avgWatts.value,
    wattsPerKg: row.wattsPerKg.value,
  };
}
