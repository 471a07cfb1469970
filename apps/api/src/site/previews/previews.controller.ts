import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { PreviewsService } from './previews.service.ts';

@Controller()
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Endpoint(contract.results.preview)
  preview({
    params,
    query,
  }: Input<typeof contract.results.preview>): Promise<ResponseBody<typeof contract.results.preview>> {
    return this.previews.drawPicture(params.id, query.row ?? null);
  }

  @Endpoint(contract.riders.preview)
  rider({ params }: Input<typeof contract.riders.preview>): Promise<ResponseBody<typeof contract.riders.preview>> {
    return this.previews.drawPictureOfRider(params.zwiftId);
  }

  @Endpoint(contract.series.preview)
  series({ params }: Input<typeof contract.series.preview>): Promise<ResponseBody<typeof contract.series.preview>> {
    return this.previews.drawPictureOfSeries(params.urlSlug);
  }
}
