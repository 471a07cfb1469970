import { Controller } from '@nestjs/common';
import { type Answer, contract } from '@otryv/contract';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { HealthService } from './health.service.ts';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Endpoint(contract.health.get)
  get(): Promise<Answer<typeof contract.health.get>> {
    return this.health.check();
  }
}
