import { Injectable } from '@nestjs/common';
import type { contract, ResponseBody } from '@otryv/contract';
import { EVENT_PERIODS, LEADER_INTERVALS } from '@otryv/contract/schemas';
import { FTP_INTERVAL } from '@otryv/race';
import { RiderCounts } from '../../community/profiles/count/rider-counts.ts';
import { Clock } from '../../kernel/clock.ts';
import { dayMs, minuteMs } from '../../kernel/time-units.ts';
import { ageHistogramOf, ftpHistogramOf, scoreHistogramOf } from './histograms.ts';
import { kinds, type StartedEvent, startsOfYear } from './statistic-kinds.ts';
import { StatisticsRepository } from './statistics.repository.ts';

type Leaders = Omit<ResponseBody<typeof contract.statistics.leaders>, 'updatedAt'>;

const countedEveryMs = 10 * minuteMs;
const places = 10;
/** The first of twelve months may begin some days before a year ago. */
const daysOfEvents = 370;

/** Computes and stores every statistic. */
@Injectable()
export class StatisticsCounting {
  constructor(
    private readonly riders: RiderCounts,
    private readonly statistics: StatisticsRepository,
    private readonly clock: Clock,
  ) {}

  /** Recomputes ten minutes after the last time; immediately if nothing was computed yet. */
  async runIfDue(): Promise<void> {
    const last = await this.statistics.findByKind(startsOfYear);
    const age = this.clock.now().getTime() - (last?.updatedAt.getTime() ?? 0);
    if (!last || last.data.events.length === 0 || age >= countedEveryMs) await this.run();
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const save = this.statistics;
    await save.save(startsOfYear, await this.starts(now), now);
    await save.save(kinds.ftp, ftpHistogramOf(await this.riders.countByValue(`cp-wattsKg-${FTP_INTERVAL}`)), now);
    await save.save(
      kinds.age,
      ageHistogramOf(await this.riders.countByValue('age'), await this.riders.countAll()),
      now,
    );
    await save.save(kinds.racingScore, scoreHistogramOf(await this.riders.countByValue('racingScore')), now);
    await save.save(kinds.male, await this.leaders(true), now);
    await save.save(kinds.female, await this.leaders(false), now);
  }

  private async starts(now: Date) {
    const untilMs = now.getTime();
    const from = (ms: number) => new Date(untilMs - ms);
    const events: StartedEvent[] = await this.riders.countEvents(from(daysOfEvents * dayMs), now);
    const riders = await Promise.all(
      Object.values(EVENT_PERIODS).map(
        async (id) => [id, await this.riders.countDistinct(from(Number(id)), now)] as const,
      ),
    );
    return { untilMs, events, riders: Object.fromEntries(riders) };
  }

  private async leaders(male: boolean): Promise<Leaders> {
    const maxWattsWithProfile: Leaders['maxWattsWithProfile'] = [];
    const maxWattsPerKgWithProfile: Leaders['maxWattsPerKgWithProfile'] = [];
    for (const interval of LEADER_INTERVALS) {
      for (const { value, ...leader } of await this.riders.listStrongest(interval, 'watts', { male, places }))
        maxWattsWithProfile.push({ ...leader, watts: Math.round(value) });
      for (const { value, ...leader } of await this.riders.listStrongest(interval, 'wattsPerKg', {
        male,
        places,
      }))
        maxWattsPerKgWithProfile.push({ ...leader, wattsPerKg: value });
    }
    return { maxWattsWithProfile, maxWattsPerKgWithProfile };
  }
}
