import { Injectable } from '@nestjs/common';
import type { ListedColumn } from '@otryv/contract';
import type { PowerUnitOfCurve } from '@otryv/race';
import { noTransaction } from '../../../kernel/database/session.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { BansService } from '../../bans/bans.service.ts';
import { toSummary } from '../read/profiles.service.ts';
import { RiderFiguresService } from '../read/rider-figures.service.ts';
import { ListedRidersRepository } from '../records/listed-riders.repository.ts';
import type { RiderFigures } from '../records/rider-figures.ts';
import { StartCountsRepository } from '../records/start-counts.repository.ts';

interface StrongestQuery {
  male: boolean;
  places: number;
}

const candidates = 20;
const columns = { watts: 'cp-watts', wattsPerKg: 'cp-wattsKg' } as const;

/** Rider counts for statistics. */
@Injectable()
export class RiderCounts {
  constructor(
    private readonly listed: ListedRidersRepository,
    private readonly starts: StartCountsRepository,
    private readonly figures: RiderFiguresService,
    private readonly gameIds: GameIdsService,
    private readonly bans: BansService,
  ) {}

  /** Returns how many riders are in the list. */
  async countAll(): Promise<number> {
    return (await this.listed.countCategories()).reduce((sum, { male, female }) => sum + male + female, 0);
  }

  /** Returns how many riders of each sex have each value of a column. */
  countByValue(column: ListedColumn) {
    return this.listed.countByValue(column);
  }

  /** Returns the events that started within a time span, with their riders. */
  countEvents(from: Date, to: Date) {
    return this.starts.listEventsBetween(from, to);
  }

  /** Returns how many riders rode within a time span, counting all accounts of a rider as one. */
  async countDistinct(from: Date, to: Date): Promise<{ male: number; female: number }> {
    const accounts = await this.starts.listAccountsBetween(from, to);
    const mainOf = await this.gameIds.listMainIdsOf(
      accounts.map(({ accountId }) => accountId),
      noTransaction,
    );
    const riders = new Map(accounts.map(({ accountId, male }) => [mainOf.get(accountId) ?? accountId, male]));
    const male = [...riders.values()].filter(Boolean).length;
    return { male, female: riders.size - male };
  }

  /** Returns the strongest riders over an interval, each with the race. */
  async listStrongest(interval: 15 | 60 | 300 | 1200, unit: PowerUnitOfCurve, { male, places }: StrongestQuery) {
    const found = await this.unbanned(`${columns[unit]}-${interval}`, male, places);
    const known = await this.figures.listKnown(found.map(({ zwiftId }) => zwiftId));
    return found
      .flatMap((rider) => {
        const best = known.get(rider.zwiftId)?.curve?.[unit].find(({ duration }) => duration === interval);
        const value = best?.[unit] ?? null;
        if (!best || value === null) return [];
        const { startedAt, name, eventId } = best.ride;
        const race = { eventStart: startedAt.toISOString(), eventName: name, eventId };
        return [{ zwiftId: rider.zwiftId, interval, ...race, rider: toSummary(rider), value }];
      })
      .toSorted((one, other) => other.value - one.value);
  }

  /** Returns the first riders of a column without a ban on any of their accounts. */
  private async unbanned(column: ListedColumn, male: boolean, most: number): Promise<RiderFigures[]> {
    const found: RiderFigures[] = [];
    for (let skip = 0; found.length < most; skip += candidates) {
      const some = await this.listed.listStrongest(column, male, skip, candidates);
      const known = await this.figures.listKnown(some.map(({ zwiftId }) => zwiftId));
      const accountsOf = (zwiftId: number) => known.get(zwiftId)?.accountIds ?? [zwiftId];
      const banned = await this.bans.listBannedAmong(some.flatMap(({ zwiftId }) => accountsOf(zwiftId)));
      found.push(...some.filter(({ zwiftId }) => !accountsOf(zwiftId).some((id) => banned.has(id))));
      if (some.length < candidates) break;
    }
    return found.slice(0, most);
  }
}
