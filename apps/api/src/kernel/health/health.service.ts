import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { contract, ResponseBody } from '@otryv/contract';
import type { Connection } from 'mongoose';
import { DomainError } from '../errors/domain-error.ts';

const patienceMs = 2_000;

@Injectable()
export class HealthService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Throws `database_unavailable` if the database does not respond within two seconds. */
  async check(): Promise<ResponseBody<typeof contract.health.get>> {
    const response = await this.connection.db
      ?.command({ ping: 1 }, { signal: AbortSignal.timeout(patienceMs) })
      .catch(() => null);
    if (response?.ok !== 1) throw new DomainError('database_unavailable');
    return { status: 'ok', database: 'up' };
  }
}
