import { Controller } from '@nestjs/common';
import { contract, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { StreamsService } from './streams.service.ts';

@Controller()
export class StreamsController {
  constructor(private readonly streams: StreamsService) {}

  @Endpoint(contract.streams.list)
  list(): Promise<ResponseBody<typeof contract.streams.list>> {
    return this.streams.list();
  }
}
