import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { daysBefore } from '../../../kernel/moscow-days.ts';
import { type Rider, RidersService } from '../../../people/riders/riders.service.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { type RiderBest, RiderPowers } from '../../../racing/events/read/rider-powers.ts';
import { ListedRidersRepository } from '../records/listed-riders.repository.ts';
import { RiderNotFound } from '../records/profiles.errors.ts';
import type { RiderFigures } from '../records/rider-figures.ts';
import { RiderMetricsRepository } from '../records/rider-metrics.repository.ts';
import { RiderResultsRepository } from '../records/rider-results.repository.ts';
import { type CurveOfRider, PowerCurvesService } from './power-curves.service.ts';
import { bestsOf, riderOfRace, toFigures } from './rider-figures.mapper.ts';

/** Rider: races and medals are counted across all accounts, every other figure is the main one's. */
export interface KnownRider {
  /** Main account first. */
  accountIds: number[];
  rider: Rider;
  figures: RiderFigures;
  curve: CurveOfRider | null;
}

// The score of 30 days ago is the last one known then, from the two preceding months.
const changeDays = 30;
const scoreDays = 90;

/** Known data of riders, computed from the stored data. */
@Injectable()
export class RiderFiguresService implements OnModuleInit {
  constructor(
    private readonly riders: RidersService,
    private readonly gameIds: GameIdsService,
    private readonly results: RiderResultsRepository,
    private readonly metrics: RiderMetricsRepository,
    private readonly curves: PowerCurvesService,
    private readonly listed: ListedRidersRepository,
    private readonly teams: RiderTeams,
    private readonly powers: RiderPowers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.powers.provide({
      of: (zwiftIds) => this.listedBests(zwiftIds),
      own: (zwiftId) => this.ownBests(zwiftId),
    });
  }

  /** Returns the rider of a main or an additional account. Throws RiderNotFound. */
  async requireRider(zwiftId: number): Promise<KnownRider> {
    const [main = zwiftId] = (await this.gameIds.listMainIdsOf([zwiftId], noTransaction)).values();
    const known = (await this.listKnown([main])).get(main);
    if (!known) throw new RiderNotFound();
    return known;
  }

  /** Lists the main account first, then the additional ones. Throws RiderNotFound. */
  async listAccountsOf(zwiftId: number): Promise<number[]> {
    const [main = zwiftId] = (await this.gameIds.listMainIdsOf([zwiftId], noTransaction)).values();
    const accountIds = (await this.accounts([main])).get(main) ?? [main];
    const isKnown =
      (await this.riders.listByIds([main], noTransaction)).has(main) || (await this.results.count(accountIds)) > 0;
    if (!isKnown) throw new RiderNotFound();
    return accountIds;
  }

  /** Returns the riders of these accounts that belong to the list, and the accounts that do not. */
  async splitListable(zwiftIds: readonly number[]): Promise<{ riders: RiderFigures[]; others: number[] }> {
    const mainOf = await this.gameIds.listMainIdsOf(zwiftIds, noTransaction);
    const mains = [...new Set(zwiftIds.map((id) => mainOf.get(id) ?? id))];
    const known = await this.listKnown(mains);
    const linked = await this.gameIds.listUsersOf(mains, noTransaction);
    const listed = mains.filter((id) => (known.get(id)?.figures.totalEvents ?? 0) > 0 || linked.has(id));
    const riders = listed.flatMap((id) => known.get(id)?.figures ?? []);
    const kept = new Set(riders.map(({ zwiftId }) => zwiftId));
    return { riders, others: [...new Set([...zwiftIds, ...mains])].filter((id) => !kept.has(id)) };
  }

  /** Returns each of these main accounts with any known data. */
  async listKnown(mains: readonly number[]): Promise<Map<number, KnownRider>> {
    const accounts = await this.accounts(mains);
    const accountIds = [...accounts.values()].flat();
    const now = this.clock.now();
    const [riders, totals, scores] = await Promise.all([
      this.ridersOf(mains),
      this.results.listTotalsOf(accountIds),
      this.metrics.listScoresWithin(mains, daysBefore(now, scoreDays), daysBefore(now, changeDays)),
    ]);
    const hidden = new Map([...riders].map(([id, { hidden: figures }]) => [id, figures]));
    const [curves, teams] = await Promise.all([
      this.curves.listByAccounts(mains, hidden),
      this.teams.listCurrent(mains),
    ]);
    return new Map(
      [...riders].map(([id, rider]) => {
        const ids = accounts.get(id) ?? [id];
        const curve = curves.get(id) ?? null;
        const sources = { rider, totals: ids.flatMap((one) => totals.get(one) ?? []), curve };
        const team = teams.get(id) ?? null;
        const figures = toFigures({ ...sources, formerScore: scores.get(id) ?? null, team });
        return [id, { accountIds: ids, rider, figures, curve }];
      }),
    );
  }

  /** Returns the best efforts of these accounts, main ones as in the list; those without rides are omitted. */
  private async listedBests(zwiftIds: readonly number[]): Promise<Map<number, RiderBest[]>> {
    const listed = await this.listed.listBestsOf(zwiftIds);
    const others = zwiftIds.filter((id) => !listed.has(id));
    const hidden = await this.riders.listHiddenOf(others, noTransaction);
    const curves = await this.curves.listByAccounts(others, hidden);
    const bests = [...listed, ...[...curves].map(([id, curve]) => [id, bestsOf(curve)] as const)];
    return new Map(bests.filter(([, found]) => found.length > 0));
  }

  /** Returns the rider's own view, including what is hidden from others. */
  private async ownBests(zwiftId: number): Promise<RiderBest[]> {
    return bestsOf((await this.curves.listByAccounts([zwiftId], new Map())).get(zwiftId) ?? null);
  }

  /** Returns the accounts of each main one, itself first. */
  private async accounts(mains: readonly number[]): Promise<Map<number, number[]>> {
    const additional = await this.gameIds.listAdditionalIdsOf(mains);
    return new Map(mains.map((id) => [id, [id, ...(additional.get(id) ?? [])]]));
  }

  private async ridersOf(ids: readonly number[]): Promise<Map<number, Rider>> {
    const riders = await this.riders.listByIds(ids, noTransaction);
    const missing = ids.filter((id) => !riders.has(id));
    const races = await this.results.listLatestOf(missing);
    return new Map([...riders, ...[...races].map(([id, race]) => [id, riderOfRace(race)] as const)]);
  }
}
