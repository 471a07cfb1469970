import { Injectable } from '@nestjs/common';
import type { Figure, PowerCurveDto } from '@otryv/contract';
import {
  buildPowerCurve,
  CP_DURATIONS,
  CURVE_DAYS,
  type CurveEffort,
  type CurveRide,
  curveStart,
  isImplausibleRide,
  ridesInCurve,
  topEfforts,
} from '@otryv/race';
import { ActivitiesService, type StoredRide } from '../../../game/activities/activities.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { EventCatalogue } from '../../../racing/events/read/event-catalogue.ts';
import { AcceptedFigures, type AcceptedInRace } from '../../../racing/results/records/figures/accepted-figures.ts';
import { type CurveRace, PowerCurvesRepository, type StoredCurve } from '../records/power-curves.repository.ts';

type LeftOutReason = PowerCurveDto['leftOut'][number]['reason'];

/** Race of a curve. */
export interface RaceOfCurve extends CurveRide, Omit<CurveRace, 'bestEfforts'> {}

/** Curve of an account at a moment. */
export interface CurveOfRider {
  from: Date;
  updatedAt: Date;
  /** Best of each interval; no W if the weight is hidden. */
  watts: CurveEffort<RaceOfCurve>[];
  wattsPerKg: CurveEffort<RaceOfCurve>[];
  /** Races that count. */
  races: RaceOfCurve[];
  /** Races that do not count. */
  leftOut: { race: RaceOfCurve; reason: LeftOutReason }[];
}

const batch = 200;

/** Riders' power over the last 90 days, exact at every moment. */
@Injectable()
export class PowerCurvesService {
  constructor(
    private readonly curves: PowerCurvesRepository,
    private readonly activities: ActivitiesService,
    private readonly events: EventCatalogue,
    private readonly accepted: AcceptedFigures,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the curve of each account with races: accounts are never combined, as their weights differ. W are removed
   * if the weight is hidden.
   */
  async listByAccounts(
    accountIds: readonly number[],
    hidden: ReadonlyMap<number, readonly Figure[]>,
  ): Promise<Map<number, CurveOfRider>> {
    const stored = await this.curves.listByRiders(accountIds);
    return new Map(
      stored.map((curve) => [
        curve.zwiftId,
        this.curveOf(curve, hidden.get(curve.zwiftId)?.includes('weight') ?? false),
      ]),
    );
  }

  /** Rereads the races of these accounts: after an import, a ban, or when one of them expires. */
  async refresh(accountIds: readonly number[]): Promise<void> {
    for (let at = 0; at < accountIds.length; at += batch) await this.refreshSome(accountIds.slice(at, at + batch));
  }

  /** Rereads curves whose race expired; returns their accounts. */
  async refreshDropping(most: number): Promise<number[]> {
    const accountIds = await this.curves.listDropping(this.clock.now(), most);
    await this.refresh(accountIds);
    return accountIds;
  }

  private async refreshSome(accountIds: readonly number[]): Promise<void> {
    const now = this.clock.now();
    const rides = await this.activities.listRidesSince(accountIds, new Date(curveStart(now.getTime())));
    const known = await this.events.listByIds(
      [...new Set(rides.flatMap(({ eventId }) => eventId ?? []))],
      noTransaction,
    );
    const names = new Map(known.map(({ gameId, name }) => [gameId, name]));
    const ofAccount = Map.groupBy(rides, ({ profileId }) => profileId);
    const accepted = Map.groupBy(await this.accepted.listByAccounts(accountIds), ({ profileId }) => profileId);
    await this.curves.save(
      accountIds.map((zwiftId) =>
        toStored(zwiftId, ofAccount.get(zwiftId) ?? [], { names, accepted: accepted.get(zwiftId) ?? [] }, now),
      ),
    );
  }

  private curveOf(stored: StoredCurve, hidesWatts: boolean): CurveOfRider {
    const now = this.clock.now().getTime();
    const within = ridesInCurve(stored.races.map(toRace), now);
    const races = within.filter((race) => leftOutReason(race) === null);
    return {
      from: new Date(curveStart(now)),
      updatedAt: stored.updatedAt,
      watts: hidesWatts ? [] : buildPowerCurve(races, CP_DURATIONS, 'watts'),
      wattsPerKg: buildPowerCurve(races, CP_DURATIONS, 'wattsPerKg'),
      races,
      leftOut: within.flatMap((race) => {
        const reason = leftOutReason(race);
        return reason === null ? [] : [{ race, reason }];
      }),
    };
  }
}

/** Returns the three best efforts over each interval, by both units. */
export function recordsOf({ races }: CurveOfRider) {
  return CP_DURATIONS.map((duration) => ({
    duration,
    byWattsKg: topEfforts(races, duration, 'wattsPerKg', 3),
    byWatts: topEfforts(races, duration, 'watts', 3),
  })).filter(({ byWatts }) => byWatts.length > 0);
}

/** Returns why a ride does not count: a ban, estimated power, or implausible figures; `null` for one that does. */
function leftOutReason(race: RaceOfCurve): LeftOutReason | null {
  if (race.isBanned) return 'banned';
  if (race.isVirtualPower) return 'virtualPower';
  return isImplausibleRide(race) ? 'implausible' : null;
}

function toRace(race: CurveRace): RaceOfCurve {
  return { ...race, startedAtMs: race.startedAt.getTime() };
}

function toStored(
  zwiftId: number,
  rides: readonly StoredRide[],
  { names, accepted }: { names: ReadonlyMap<number, string>; accepted: readonly AcceptedInRace[] },
  now: Date,
): StoredCurve {
  const races = rides.map(({ profileId: _ofDocument, ...ride }) => ({
    ...ride,
    name: (ride.eventId !== null && names.get(ride.eventId)) || ride.name,
    accepted: accepted
      .filter(({ eventId }) => eventId === ride.eventId)
      .map(({ figure, duration }) => ({ figure, duration })),
  }));
  const oldest = races.reduce((least, { startedAt }) => Math.min(least, startedAt.getTime()), Number.POSITIVE_INFINITY);
  const nextDropAt = Number.isFinite(oldest) ? new Date(oldest + CURVE_DAYS * dayMs) : null;
  return { zwiftId, races, updatedAt: now, nextDropAt };
}
