import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { CurveRebuilds } from './count/curve-rebuilds.service.ts';
import { Comparisons } from './read/comparisons.service.ts';
import { ProfilesService } from './read/profiles.service.ts';
import { RiderLists } from './read/rider-lists.service.ts';
import { RiderRaces } from './read/rider-races.service.ts';

type Endpoints = typeof contract.riders;

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly lists: RiderLists,
    private readonly races: RiderRaces,
    private readonly comparisons: Comparisons,
    private readonly rebuilds: CurveRebuilds,
  ) {}

  @Endpoint(contract.riders.list)
  list({ query }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return this.lists.listPage(query);
  }

  @Endpoint(contract.riders.results)
  results({ query }: Input<Endpoints['results']>): Promise<ResponseBody<Endpoints['results']>> {
    return this.races.listPage(query);
  }

  @Endpoint(contract.riders.compare)
  compare({ query }: Input<Endpoints['compare']>): Promise<ResponseBody<Endpoints['compare']>> {
    return this.comparisons.compare(query);
  }

  @Endpoint(contract.riders.wins)
  wins({ params, query }: Input<Endpoints['wins']>): Promise<ResponseBody<Endpoints['wins']>> {
    return this.races.listWins(params.zwiftId, query);
  }

  @Endpoint(contract.riders.rivals)
  rivals({ params }: Input<Endpoints['rivals']>): Promise<ResponseBody<Endpoints['rivals']>> {
    return this.comparisons.listRivals(params.zwiftId);
  }

  @Endpoint(contract.riders.power)
  power({ params }: Input<Endpoints['power']>): Promise<ResponseBody<Endpoints['power']>> {
    return this.profiles.getPower(params.zwiftId);
  }

  @Endpoint(contract.riders.metrics)
  metrics({ params, query }: Input<Endpoints['metrics']>): Promise<ResponseBody<Endpoints['metrics']>> {
    return this.profiles.getMetrics(params.zwiftId, query.days);
  }

  @Endpoint(contract.riders.zwiftProfiles)
  zwiftProfiles({ params }: Input<Endpoints['zwiftProfiles']>): Promise<ResponseBody<Endpoints['zwiftProfiles']>> {
    return this.profiles.getAccounts(params.zwiftId);
  }

  @Endpoint(contract.riders.profile)
  profile({ params }: Input<Endpoints['profile']>): Promise<ResponseBody<Endpoints['profile']>> {
    return this.profiles.getProfile(params.zwiftId);
  }

  @Endpoint(contract.riders.rebuildCurve)
  async rebuildCurve({
    body,
    identity,
  }: Input<Endpoints['rebuildCurve']>): Promise<ResponseBody<Endpoints['rebuildCurve']>> {
    await this.rebuilds.run(identity, body.zwiftId);
    return { message: doneSentences.ru.curve_rebuilt };
  }
}
