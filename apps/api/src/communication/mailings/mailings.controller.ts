import { Controller } from '@nestjs/common';
import { contract, type Input, type Mailing, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { DigestsService } from './digests.service.ts';
import { MailingsService } from './mailings.service.ts';

type Endpoints = typeof contract.mailings;

const sentences = doneSentences.ru;
const stateSentences = {
  sending: sentences.mailing_resumed,
  paused: sentences.mailing_paused,
  stopped: sentences.mailing_stopped,
} as const;

@Controller()
export class MailingsController {
  constructor(
    private readonly mailings: MailingsService,
    private readonly digests: DigestsService,
  ) {}

  @Endpoint(contract.mailings.list)
  list({ query }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return this.mailings.list(query.page, query.docsOnPage);
  }

  @Endpoint(contract.mailings.audience)
  async audience({ query }: Input<Endpoints['audience']>): Promise<ResponseBody<Endpoints['audience']>> {
    return { data: await this.mailings.getAudience(query.lists) };
  }

  @Endpoint(contract.mailings.setState)
  async setState({
    params,
    body,
    identity,
  }: Input<Endpoints['setState']>): Promise<ResponseBody<Endpoints['setState']>> {
    const data = await this.mailings.setState(identity, params.mailingId, body.state);
    return { message: stateSentences[body.state], data };
  }

  @Endpoint(contract.mailings.announce)
  async announce({ body, identity }: Input<Endpoints['announce']>): Promise<ResponseBody<Endpoints['announce']>> {
    return this.started(await this.mailings.announce(identity, body));
  }

  @Endpoint(contract.mailings.previewLetter)
  async previewLetter({
    body,
    identity,
  }: Input<Endpoints['previewLetter']>): Promise<ResponseBody<Endpoints['previewLetter']>> {
    return { data: await this.mailings.preview(identity, body) };
  }

  @Endpoint(contract.mailings.trial)
  async trial({ body, identity }: Input<Endpoints['trial']>): Promise<ResponseBody<Endpoints['trial']>> {
    await this.mailings.sendTrial(identity, body);
    return { message: sentences.trial_sent };
  }

  @Endpoint(contract.mailings.previewDigest)
  async previewDigest({ query }: Input<Endpoints['previewDigest']>): Promise<ResponseBody<Endpoints['previewDigest']>> {
    return { data: await this.digests.preview(query) };
  }

  @Endpoint(contract.mailings.sendDigest)
  async sendDigest({ body, identity }: Input<Endpoints['sendDigest']>): Promise<ResponseBody<Endpoints['sendDigest']>> {
    return this.started(await this.mailings.sendDigest(identity, body.eventsEmailPreview));
  }

  private async started(data: Mailing): Promise<ResponseBody<Endpoints['announce']>> {
    const { active } = await this.mailings.list(1, 1);
    // Nothing waits for a paused mailing.
    const isFirst = active.find(({ state }) => state !== 'paused')?.id === data.id;
    return { message: isFirst ? sentences.mailing_started : sentences.mailing_queued, data };
  }
}
