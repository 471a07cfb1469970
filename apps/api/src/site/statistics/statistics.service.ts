import { Injectable } from '@nestjs/common';
import type { contract, Input, ResponseBody, RidersInEvents } from '@otryv/contract';
import { LRUCache } from 'lru-cache';
import { cacheReads } from '../../kernel/metrics/cache-reads.ts';
import type { StoredKind } from '../../kernel/stored-data.ts';
import { eventPeriods, type PeriodId, stepOf } from './event-periods.ts';
import { kinds, startsOfYear } from './statistic-kinds.ts';
import { StatisticsRepository, type Stored } from './statistics.repository.ts';

type Endpoints = typeof contract.statistics;
type Answer<Name extends keyof Endpoints> = ResponseBody<Endpoints[Name]>;

const mostKept = 200;

/** Statistics as last computed; empty before the first time. */
@Injectable()
export class StatisticsService {
  /** By period, zone and time of computation. */
  private readonly periods = new LRUCache<string, RidersInEvents>({ max: mostKept });

  constructor(private readonly statistics: StatisticsRepository) {}

  async getRidersInEvents(
    id: PeriodId,
    { zone }: Input<Endpoints['ridersInEvents']>['query'],
  ): Promise<RidersInEvents> {
    const countedAt = await this.statistics.findCountedAt(startsOfYear.name);
    const key = `${id} ${zone} ${countedAt?.getTime()}`;
    const known = this.periods.get(key);
    cacheReads.statistics[known ? 'hit' : 'miss'] += 1;
    if (known) return known;
    const stored = await this.statistics.findByKind(startsOfYear);
    const made = toRidersInEvents(stored, id, zone);
    if (stored?.updatedAt.getTime() === countedAt?.getTime()) this.periods.set(key, made);
    return made;
  }

  async getLeaders(id: 'male' | 'female'): Promise<Answer<'leaders'>> {
    return this.answer(kinds[id], { maxWattsWithProfile: [], maxWattsPerKgWithProfile: [] });
  }

  async getFtp(): Promise<Answer<'ftp'>> {
    return this.answer(kinds.ftp, { data: [] });
  }

  async getAge(): Promise<Answer<'age'>> {
    return this.answer(kinds.age, { data: [] });
  }

  async getRacingScore(): Promise<Answer<'racingScore'>> {
    return this.answer(kinds.racingScore, { maleRacingScore: [], femaleRacingScore: [] });
  }

  private async answer<Data extends object>(kind: StoredKind<Data>, empty: NoInfer<Data>) {
    const stored = await this.statistics.findByKind(kind);
    return { ...(stored?.data ?? empty), updatedAt: stored?.updatedAt.toISOString() ?? null };
  }
}

type Starts = (typeof startsOfYear)['data'] extends { _zod: { output: infer Value } } ? Value : never;

function toRidersInEvents(stored: Stored<Starts> | null, id: PeriodId, zone: string): RidersInEvents {
  const { events = [], untilMs = 0, riders = {} } = stored?.data ?? {};
  const within = events.filter(({ startMs }) => startMs > untilMs - Number(id) && startMs <= untilMs);
  const { male = 0, female = 0 } = riders[id] ?? {};
  const sum = (figureOf: (event: (typeof events)[number]) => number) =>
    within.reduce((all, event) => all + figureOf(event), 0);
  const types = Map.groupBy(within, ({ typeRaceCustom }) => typeRaceCustom);
  return {
    data: {
      step: stepOf(id),
      periods: stored ? eventPeriods(events, { id, untilMs, zone }) : [],
      totals: {
        riders: male + female,
        starts: sum((event) => event.male + event.female),
        finishes: sum(({ finishes }) => finishes),
        events: within.length,
        male,
        female,
      },
      types: [...types]
        .map(([typeRaceCustom, together]) => ({ typeRaceCustom, events: together.length }))
        .toSorted((one, other) => other.events - one.events),
      updatedAt: stored?.updatedAt.toISOString() ?? null,
    },
  };
}
