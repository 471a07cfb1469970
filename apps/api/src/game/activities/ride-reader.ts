import { Injectable, Logger } from '@nestjs/common';
import { GameClient } from '../client/game.client.ts';
import { GameForbidden, GameNotFound, GamePageReceived, InvalidGameResponse } from '../client/game.errors.ts';
import type { GameActivityData } from '../client/game.schemas.ts';
import { powerBySecond } from './power-by-second.ts';

/** Ride of the game second by second. */
export interface ReadRide {
  /** W */
  samples: Uint16Array;
  startedAt: Date | null;
  data: GameActivityData;
}

/** Reads rides of the game second by second. */
@Injectable()
export class RideReader {
  private readonly logger = new Logger(RideReader.name);

  constructor(private readonly game: GameClient) {}

  /**
   * Returns `null` for private activities, those still being ridden and unreadable ones. Throws when the game is
   * unavailable.
   */
  read(activityId: string): Promise<ReadRide | null> {
    return this.readOrNull(activityId, async () => {
      const { fitnessData, startDate } = await this.game.fetchActivity(activityId);
      if (fitnessData?.status !== 'AVAILABLE' || !fitnessData.fullDataUrl) return null;
      const data = await this.game.fetchActivityData(fitnessData.fullDataUrl);
      const samples = powerBySecond({ watts: data.powerInWatts, seconds: data.timeInSec });
      return { samples, startedAt: startDate ?? null, data };
    });
  }

  /** Resolves to `null` for an unreadable response, and logs it. */
  async readOrNull<T>(subject: string, read: () => Promise<T | null>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      const { code, path } = error;
      this.logger.log({ subject, code, path }, 'The power of this ride cannot be read');
      return null;
    }
  }
}

// An HTML page is not about this ride: during an outage a gateway or the game returns it for all rides.
function isUnreadable(error: unknown): error is GameForbidden | GameNotFound | InvalidGameResponse {
  if (error instanceof GamePageReceived) return false;
  return error instanceof GameForbidden || error instanceof GameNotFound || error instanceof InvalidGameResponse;
}
