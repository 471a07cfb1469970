import { Injectable, Logger } from '@nestjs/common';
import { GameClient } from '../game/game.client.ts';
import { GameNotFound } from '../game/game.errors.ts';
import { Clock } from '../platform/clock.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { moscowDay, startOfDay } from '../platform/moscow-days.ts';
import { type Rider, RidersService } from '../riders/riders.service.ts';
import { ListedRidersRepository } from './listed-riders.repository.ts';
import { PowerCurvesService } from './power-curves.service.ts';
import { RiderLists } from './rider-lists.service.ts';
import { type RiderMetric, RiderMetricsRepository } from './rider-metrics.repository.ts';
import { type RiderRace, RiderResultsRepository } from './rider-results.repository.ts';

export const nightBatch = 20;
const dropBatch = 200;
const mmPerCm = 10;

/** Counts figures of riders anew: only of those that something has changed for. */
@Injectable()
export class RiderUpdates {
  private readonly logger = new Logger(RiderUpdates.name);

  constructor(
    private readonly lists: RiderLists,
    private readonly listed: ListedRidersRepository,
    private readonly curves: PowerCurvesService,
    private readonly results: RiderResultsRepository,
    private readonly metrics: RiderMetricsRepository,
    private readonly riders: RidersService,
    private readonly game: GameClient,
    private readonly clock: Clock,
  ) {}

  /** Of the riders of an event, whose protocol has changed. */
  async ofEvent(eventId: number): Promise<void> {
    const rows = await this.results.ofEvent(eventId);
    const accountIds = rows.map(({ accountId }) => accountId);
    await this.curves.refresh(accountIds);
    await this.metrics.add(rows.map(toMetric));
    await this.lists.refresh(accountIds);
  }

  /** Of these accounts and of the riders they belong to. */
  async ofRiders(accountIds: readonly number[]): Promise<void> {
    await this.curves.refresh(accountIds);
    await this.lists.refresh(accountIds);
  }

  /** Of the riders whose oldest race of 90 days dropped out since. */
  async ofDropping(): Promise<void> {
    for (;;) {
      const accountIds = await this.curves.refreshDropping(dropBatch);
      await this.lists.refresh(accountIds);
      if (accountIds.length < dropBatch) return;
    }
  }

  /**
   * Reads a batch of listed riders from the game, keeps the day in their history and counts them anew. Once the game does
   * not respond, the rest of the night is counted without it. Returns where to go on; `null` at the end.
   */
  async night(after: number, isGameUp: boolean): Promise<{ after: number; isGameUp: boolean } | null> {
    const ids = (await this.listed.after(after, nightBatch)).map(({ zwiftId }) => zwiftId);
    const last = ids.at(-1);
    if (last === undefined) return null;
    const isUp = isGameUp && (await this.readAll(ids));
    await this.lists.refresh(ids);
    return { after: last, isGameUp: isUp };
  }

  /** Whether the game responded. */
  private async readAll(ids: readonly number[]): Promise<boolean> {
    const read: number[] = [];
    try {
      for (const id of ids) if (await this.readOne(id)) read.push(id);
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`The riders of this night are not read further (${error.code})`);
      return false;
    } finally {
      const now = this.clock.now();
      const riders = await this.riders.byIds(read);
      await this.metrics.save([...riders.values()].map((rider) => dayOf(rider, now)));
    }
  }

  /** Whether the game returned the rider. */
  private async readOne(zwiftId: number): Promise<boolean> {
    try {
      await this.riders.remember([await this.game.profile(zwiftId)]);
      return true;
    } catch (error) {
      if (error instanceof GameNotFound) return false;
      throw error;
    }
  }
}

function dayOf({ zwiftId, competitionMetrics, weight, height }: Rider, now: Date): RiderMetric {
  const day = moscowDay(now);
  return {
    ...{ zwiftId, day, date: startOfDay(day) },
    racingScore: competitionMetrics?.racingScore ?? null,
    weightInGrams: weight,
    heightInCentimeters: height === null ? null : height / mmPerCm,
  };
}

/** A race shows a rider as of its day. */
function toMetric({ accountId, eventStart, row }: RiderRace): RiderMetric {
  const day = moscowDay(eventStart);
  return {
    ...{ zwiftId: accountId, day, date: startOfDay(day) },
    racingScore: row.scoreHistory?.newScore ?? null,
    weightInGrams: row.profileData.weightInGrams.value,
    heightInCentimeters: row.profileData.heightInCentimeters.value,
  };
}
