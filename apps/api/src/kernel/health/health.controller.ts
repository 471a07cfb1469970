import { Controller } from '@nestjs/common';
import { contract, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { HealthService } from './health.service.ts';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Endpoint(contract.health.get)
  get(): Promise<ResponseBody<typeof contract.health.get>> {
    return this.health.check();
  }

  @Endpoint(contract.health.live)
  live(): ResponseBody<typeof contract.health.live> {
    return { status: 'ok' };
  }
}
