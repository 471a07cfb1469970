import { Injectable } from '@nestjs/common';
import type { CompareQuery, Comparison, Rivals } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { EventLists } from '../../../racing/events/read/event-lists.ts';
import { ListedRidersRepository } from '../records/listed-riders.repository.ts';
import type { RiderFigures } from '../records/rider-figures.ts';
import { RiderResultsRepository } from '../records/rider-results.repository.ts';
import { comparedRaces } from './comparison.mapper.ts';
import { toPowerCurve, toProfile } from './profile.mapper.ts';
import { toSummary } from './profiles.service.ts';
import { type KnownRider, RiderFiguresService } from './rider-figures.service.ts';

const mostRaces = 200;
const mostRivals = 8;
/** Number of races in which companions are searched. */
const latestRaces = 100;

/** Comparisons of riders. */
@Injectable()
export class Comparisons {
  constructor(
    private readonly figures: RiderFiguresService,
    private readonly results: RiderResultsRepository,
    private readonly listed: ListedRidersRepository,
    private readonly gameIds: GameIdsService,
    private readonly events: EventLists,
    private readonly clock: Clock,
  ) {}

  /** Throws RiderNotFound. */
  async compare({ riders: ids, days }: CompareQuery): Promise<Comparison> {
    const riders = await Promise.all(ids.map((id) => this.figures.requireRider(id)));
    const since = days === undefined ? null : new Date(this.clock.now().getTime() - days * dayMs);
    const [ridden, next] = await Promise.all([
      Promise.all(riders.map(({ accountIds }) => this.results.listRacesOf(accountIds, since))),
      this.nextOf(riders),
    ]);
    const { races, score } = comparedRaces(ridden);
    return {
      riders: riders.map((rider, at) => toCompared(rider, score.wins[at] ?? 0)),
      races: races.slice(0, mostRaces),
      quantityCommon: races.length,
      quantityCounted: score.counted,
      typicalLeadMs: score.medianLeadMs === null ? null : Math.round(score.medianLeadMs),
      next,
    };
  }

  /** Throws RiderNotFound. */
  async listRivals(zwiftId: number): Promise<Rivals> {
    const { accountIds, figures } = await this.figures.requireRider(zwiftId);
    const eventIds = await this.results.listEventsOf(accountIds, latestRaces);
    const companions = await this.results.listCompanions(eventIds, accountIds, mostRivals * 2);
    const counts = await this.byMain(companions);
    const known = await this.figures.listKnown([...counts.keys()]);
    const met = [...counts].flatMap(([id, commonRaces]) => {
      const rider = known.get(id)?.figures;
      return rider && commonRaces > 1 ? [toRival(rider, commonRaces)] : [];
    });
    const nearest = (await this.nearest(figures))
      .filter((rider) => rider.zwiftId !== figures.zwiftId && !met.some((one) => one.zwiftId === rider.zwiftId))
      .map((rider) => toRival(rider, counts.get(rider.zwiftId) ?? 0));
    return { data: [...met, ...nearest].slice(0, mostRivals) };
  }

  private async nearest({ category, competitionMetrics }: RiderFigures): Promise<RiderFigures[]> {
    const score = competitionMetrics?.racingScore ?? null;
    if (category === null || score === null) return [];
    const found = await this.listed.listNearest(category, score, mostRivals);
    const distance = (rider: RiderFigures) => Math.abs((rider.competitionMetrics?.racingScore ?? 0) - score);
    return found.toSorted((a, b) => distance(a) - distance(b) || a.zwiftId - b.zwiftId);
  }

  /** Sums the accounts' races by rider, most first. */
  private async byMain(companions: readonly { _id: number; races: number }[]): Promise<Map<number, number>> {
    const mainOf = await this.gameIds.listMainIdsOf(
      companions.map(({ _id }) => _id),
      noTransaction,
    );
    const counts = new Map<number, number>();
    for (const { _id, races } of companions) {
      const main = mainOf.get(_id) ?? _id;
      counts.set(main, (counts.get(main) ?? 0) + races);
    }
    return new Map([...counts].toSorted(([, a], [, b]) => b - a));
  }

  /** Returns the first coming race that all of them are signed up for. */
  private async nextOf(riders: readonly KnownRider[]): Promise<Comparison['next']> {
    const [first = [], ...others] = await Promise.all(
      riders.map(({ accountIds }) => this.events.listSignedUp(accountIds)),
    );
    const next = first.find(({ id }) => others.every((events) => events.some((event) => event.id === id)));
    return next ? { eventId: next.id, eventName: next.name, eventStart: next.eventStart } : null;
  }
}

function toCompared({ rider, figures, curve }: KnownRider, ahead: number): Comparison['riders'][number] {
  return {
    profile: toProfile(figures),
    powerCurve: toPowerCurve(rider.zwiftId, curve),
    quantityRace: figures.totalEvents,
    ahead,
  };
}

function toRival(rider: RiderFigures, races: number): Rivals['data'][number] {
  return { ...toSummary(rider), category: rider.category, commonRaces: races };
}
