import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Answer, contract } from '@otryv/contract';
import type { Connection } from 'mongoose';
import { Endpoint } from '../http/endpoint.decorator.ts';

@Controller()
export class HealthController {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @Endpoint(contract.health.get)
  async get(): Promise<Answer<typeof contract.health.get>> {
    const isUp = await this.connection.db?.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return isUp ? { status: 'ok', database: 'up' } : { status: 'degraded', database: 'down' };
  }
}
