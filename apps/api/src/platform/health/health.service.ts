import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Answer, contract } from '@otryv/contract';
import type { Connection } from 'mongoose';

const patienceMs = 2_000;

@Injectable()
export class HealthService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether the database answers within two seconds. */
  async check(): Promise<Answer<typeof contract.health.get>> {
    try {
      const answer = await this.connection.db?.command({ ping: 1 }, { signal: AbortSignal.timeout(patienceMs) });
      if (answer?.ok === 1) return { status: 'ok', database: 'up' };
    } catch {
      // The answer says it.
    }
    return { status: 'degraded', database: 'down' };
  }
}
