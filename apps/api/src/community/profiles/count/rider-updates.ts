import { Injectable } from '@nestjs/common';
import { curveStart } from '@otryv/race';
import { FreeRides } from '../../../game/activities/free-rides.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { moscowDay, startOfDay } from '../../../kernel/moscow-days.ts';
import { type Rider, RidersService } from '../../../people/riders/riders.service.ts';
import { PowerCurvesService } from '../read/power-curves.service.ts';
import { RiderLists } from '../read/rider-lists.service.ts';
import { ListedRidersRepository } from '../records/listed-riders.repository.ts';
import { type RiderMetric, RiderMetricsRepository } from '../records/rider-metrics.repository.ts';
import { type RiderRace, RiderResultsRepository } from '../records/rider-results.repository.ts';
import { RiderReading } from './rider-reading.ts';

export const nightBatch = 20;
const dropBatch = 200;
const mmPerCm = 10;

/** Recomputes riders' figures, only where something has changed. */
@Injectable()
export class RiderUpdates {
  constructor(
    private readonly lists: RiderLists,
    private readonly listed: ListedRidersRepository,
    private readonly curves: PowerCurvesService,
    private readonly results: RiderResultsRepository,
    private readonly metrics: RiderMetricsRepository,
    private readonly riders: RidersService,
    private readonly reading: RiderReading,
    private readonly freeRides: FreeRides,
    private readonly clock: Clock,
  ) {}

  /** Updates the riders of an event whose protocol has changed. */
  async updateByEvent(eventId: number): Promise<void> {
    const rows = await this.results.listByEvent(eventId);
    const accountIds = rows.map(({ accountId }) => accountId);
    await this.curves.refresh(accountIds);
    await this.metrics.add(rows.map(toMetric));
    await this.lists.refresh(accountIds);
  }

  /** Updates these accounts and the riders they belong to. */
  async updateRiders(accountIds: readonly number[]): Promise<void> {
    await this.curves.refresh(accountIds);
    await this.lists.refresh(accountIds);
  }

  /** Updates riders whose oldest race of 90 days has expired since. */
  async updateDropping(): Promise<void> {
    for (;;) {
      const accountIds = await this.curves.refreshDropping(dropBatch);
      await this.lists.refresh(accountIds);
      if (accountIds.length < dropBatch) return;
    }
  }

  /**
   * Reads a batch of listed riders and their rides from the game, stores the day in their history and recomputes them.
   * Once the game does not respond, the rest of the night runs without it. Returns where to continue; `null` at the
   * end.
   */
  async updateNightly(after: number, isGameUp: boolean): Promise<{ after: number; isGameUp: boolean } | null> {
    const ids = (await this.listed.listAfter(after, nightBatch)).map(({ zwiftId }) => zwiftId);
    const last = ids.at(-1);
    if (last === undefined) return null;
    const reading = isGameUp ? await this.reading.readAll(ids) : { read: [], ridden: [], isGameUp: false };
    const now = this.clock.now();
    const riders = await this.riders.listByIds(reading.read, noTransaction);
    await this.metrics.save([...riders.values()].map((rider) => dayOf(rider, now)));
    await this.curves.refresh(reading.ridden);
    await this.lists.refresh(ids);
    return { after: last, isGameUp: reading.isGameUp };
  }

  /** Reads these riders' rides outside of races, and recomputes riders with a new one. */
  async updateRides(accountIds: readonly number[]): Promise<void> {
    const { ridden, error } = await this.reading.readAll(accountIds);
    await this.updateRiders(ridden);
    if (error) throw error;
  }

  /** Deletes rides outside of races that are no longer in any curve. */
  forgetRides(): Promise<void> {
    return this.freeRides.forget(new Date(curveStart(this.clock.now().getTime())));
  }
}

function dayOf({ zwiftId, competitionMetrics, weight, height }: Rider, now: Date): RiderMetric {
  const day = moscowDay(now);
  return {
    zwiftId,
    day,
    date: startOfDay(day),
    racingScore: competitionMetrics?.racingScore ?? null,
    weightInGrams: weight,
    heightInCentimeters: height === null ? null : height / mmPerCm,
  };
}

/** Maps a race to the rider's state on its day. */
function toMetric({ accountId, eventStart, row }: RiderRace): RiderMetric {
  const day = moscowDay(eventStart);
  return {
    zwiftId: accountId,
    day,
    date: startOfDay(day),
    // The game sends 0 for riders who have none; older protocols contain it.
    racingScore: row.scoreHistory?.newScore || null,
    weightInGrams: row.profileData.weightInGrams.value,
    heightInCentimeters: row.profileData.heightInCentimeters.value,
  };
}
