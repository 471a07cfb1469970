import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { ActivityNotFound } from './bans.errors.ts';
import { BansService } from './bans.service.ts';

type Endpoints = typeof contract.bans;

const sentences = doneSentences.ru;

@Controller()
export class BansController {
  constructor(private readonly bans: BansService) {}

  @Endpoint(contract.bans.ofRider)
  async ofRider({ params }: Input<Endpoints['ofRider']>): Promise<ResponseBody<Endpoints['ofRider']>> {
    return { data: await this.bans.listByRider(params.zwiftId) };
  }

  @Endpoint(contract.bans.setRider)
  async setRider({ body, identity }: Input<Endpoints['setRider']>): Promise<ResponseBody<Endpoints['setRider']>> {
    const wasBanned = await this.bans.setRider(identity, body);
    const banned = wasBanned ? sentences.ban_described : sentences.rider_banned;
    const message = body.banned ? banned : sentences.rider_unbanned;
    return { message, data: await this.bans.listByRider(body.zwiftId) };
  }

  @Endpoint(contract.bans.activities)
  async activities({ params }: Input<Endpoints['activities']>): Promise<ResponseBody<Endpoints['activities']>> {
    return { data: await this.bans.listActivitiesOf(params.zwiftId) };
  }

  @Endpoint(contract.bans.setActivity)
  async setActivity({
    body,
    identity,
  }: Input<Endpoints['setActivity']>): Promise<ResponseBody<Endpoints['setActivity']>> {
    const data = await this.bans.setActivity(identity, body._idActivity, body.banned);
    if (!data) throw new ActivityNotFound();
    return { message: body.banned ? sentences.activity_banned : sentences.activity_unbanned, data };
  }
}
