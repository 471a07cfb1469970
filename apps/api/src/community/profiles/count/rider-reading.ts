import { Injectable, Logger } from '@nestjs/common';
import { curveStart } from '@otryv/race';
import { FreeRides } from '../../../game/activities/free-rides.ts';
import { GameClient } from '../../../game/client/game.client.ts';
import { GameNotFound } from '../../../game/client/game.errors.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';

/** Result of reading some riders, possibly until the game stopped responding. */
export interface ReadRiders {
  read: number[];
  /** Riders with new rides. */
  ridden: number[];
  isGameUp: boolean;
  /** Reason why the rest was not read. */
  error?: DomainError;
}

/** Reads riders from the game: the person, and their rides outside of races. */
@Injectable()
export class RiderReading {
  private readonly logger = new Logger(RiderReading.name);

  constructor(
    private readonly riders: RidersService,
    private readonly freeRides: FreeRides,
    private readonly game: GameClient,
    private readonly clock: Clock,
  ) {}

  /** Reads riders one after another; riders unknown to the game are skipped. */
  async readAll(zwiftIds: readonly number[]): Promise<ReadRiders> {
    const read: number[] = [];
    const ridden: number[] = [];
    try {
      for (const id of zwiftIds) {
        const rides = await this.orNull(id);
        if (rides === null) continue;
        read.push(id);
        if (rides > 0) ridden.push(id);
      }
      return { read, ridden, isGameUp: true };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`The riders are not read further (${error.code})`);
      return { read, ridden, isGameUp: false, error };
    }
  }

  /** Returns the number of new rides. Throws what the game client throws. */
  async read(zwiftId: number): Promise<number> {
    const rider = await this.game.fetchProfile(zwiftId);
    await this.riders.remember([rider], noTransaction);
    return this.freeRides.collect(rider, new Date(curveStart(this.clock.now().getTime())));
  }

  private async orNull(zwiftId: number): Promise<number | null> {
    try {
      return await this.read(zwiftId);
    } catch (error) {
      if (error instanceof GameNotFound) return null;
      throw error;
    }
  }
}
