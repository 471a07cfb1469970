import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { CatalogueService } from './catalogue.service.ts';

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Endpoint(contract.catalogue.routes)
  routes({ query }: Input<typeof contract.catalogue.routes>): ResponseBody<typeof contract.catalogue.routes> {
    return this.catalogue.listRoutesByIds(query.ids);
  }

  @Endpoint(contract.catalogue.allRoutes)
  allRoutes(): ResponseBody<typeof contract.catalogue.allRoutes> {
    return this.catalogue.listRoutes();
  }

  @Endpoint(contract.catalogue.jerseys)
  jerseys(): ResponseBody<typeof contract.catalogue.jerseys> {
    return this.catalogue.listJerseys();
  }

  @Endpoint(contract.catalogue.worlds)
  worlds(): ResponseBody<typeof contract.catalogue.worlds> {
    return this.catalogue.listWorlds();
  }
}
