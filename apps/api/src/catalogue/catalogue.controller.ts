import { Controller } from '@nestjs/common';
import { type Answer, contract, type Input } from '@otryv/contract';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { CatalogueService } from './catalogue.service.ts';

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Endpoint(contract.catalogue.routes)
  routes({ query }: Input<typeof contract.catalogue.routes>): Answer<typeof contract.catalogue.routes> {
    return this.catalogue.routesByIds(query.ids);
  }

  @Endpoint(contract.catalogue.allRoutes)
  allRoutes(): Answer<typeof contract.catalogue.allRoutes> {
    return this.catalogue.allRoutes();
  }

  @Endpoint(contract.catalogue.worlds)
  worlds(): Answer<typeof contract.catalogue.worlds> {
    return this.catalogue.worlds();
  }
}
