import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { Client, type RequestClient } from '../../kernel/http/requests/request-client.ts';
import { ProtocolLive } from '../../racing/results/publish/protocol-live.ts';
import { SeriesLive } from '../../racing/series/publish/series-live.ts';

/** Live updates of published data, for readers of a page. */
@Controller()
export class LiveController {
  constructor(
    private readonly protocols: ProtocolLive,
    private readonly series: SeriesLive,
  ) {}

  @Endpoint(contract.live.changes)
  changes(
    { query }: Input<typeof contract.live.changes>,
    @Client() { network }: RequestClient,
  ): Promise<ResponseBody<typeof contract.live.changes>> {
    const { event, series = '' } = query;
    return event === undefined ? this.series.open(series, network) : this.protocols.open(event, network);
  }
}
