import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { secondMs } from '../time-units.ts';
import { TooManyAttempts } from './limits.errors.ts';

/** Rate limit of one key. */
export interface Limit {
  name: string;
  most: number;
  perMs: number;
}

/** Rate limits across all processes and restarts, counted in the database. */
@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterMongo>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Counts an attempt. Throws TooManyAttempts over the limit. */
  async count(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiterOf(limit).consume(key);
    } catch (error) {
      throw errorOf(error);
    }
  }

  /** Refunds an attempt, so that a success does not count. */
  async refund(limit: Limit, key: string): Promise<void> {
    await this.limiterOf(limit).reward(key);
  }

  /** Clears the attempts of a key. */
  async clear(limit: Limit, key: string): Promise<void> {
    await this.limiterOf(limit).delete(key);
  }

  private limiterOf({ name, most, perMs }: Limit): RateLimiterMongo {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterMongo({
      storeClient: this.connection.getClient(),
      dbName: this.connection.name,
      tableName: 'attempts',
      // Its indexes are those in the schema.
      disableIndexesCreation: true,
      keyPrefix: name,
      points: most,
      duration: perMs / secondMs,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

function errorOf(error: unknown): unknown {
  return error instanceof RateLimiterRes ? new TooManyAttempts(Math.ceil(error.msBeforeNext / secondMs)) : error;
}
