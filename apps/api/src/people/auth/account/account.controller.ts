import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Endpoint } from '../../../kernel/http/endpoint.decorator.ts';
import { Client, type RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { ProvidersService } from '../providers/providers.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { AccountService } from './account.service.ts';

type Endpoints = typeof contract.auth;
type Done = ResponseBody<Endpoints['endSession']>;

const sentences = doneSentences.ru;

/** Devices, sign-in providers, and the account itself. */
@Controller()
export class AccountController {
  constructor(
    private readonly sessionsOf: SessionsService,
    private readonly signIn: SignInService,
    private readonly providersOf: ProvidersService,
    private readonly account: AccountService,
  ) {}

  @Endpoint(contract.auth.sessions)
  async sessions({ identity }: Input<Endpoints['sessions']>): Promise<ResponseBody<Endpoints['sessions']>> {
    return { data: await this.sessionsOf.list(identity.userId, identity.sessionId) };
  }

  @Endpoint(contract.auth.endSession)
  async endSession({ params, identity }: Input<Endpoints['endSession']>): Promise<Done> {
    await this.sessionsOf.end(identity.userId, params.id, noTransaction);
    return { message: sentences.session_ended };
  }

  @Endpoint(contract.auth.endOtherSessions)
  async endOtherSessions({ identity }: Input<Endpoints['endOtherSessions']>): Promise<Done> {
    await this.sessionsOf.endAll(identity.userId, { but: identity.sessionId, transaction: noTransaction });
    return { message: sentences.sessions_ended };
  }

  @Endpoint(contract.auth.providers)
  providers(): ResponseBody<Endpoints['providers']> {
    return { data: this.providersOf.list() };
  }

  @Endpoint(contract.auth.startProvider)
  async startProvider(
    { params, body, identity }: Input<Endpoints['startProvider']>,
    @Client() client: RequestClient,
  ): Promise<ResponseBody<Endpoints['startProvider']>> {
    return { location: await this.providersOf.start(params.provider, body, identity, client) };
  }

  @Endpoint(contract.auth.unlinkProvider)
  async unlinkProvider({ params, identity }: Input<Endpoints['unlinkProvider']>): Promise<Done> {
    await this.providersOf.unlink(identity.userId, params.provider);
    return { message: sentences.provider_unlinked };
  }

  @Endpoint(contract.auth.vkCallback)
  async vkCallback(
    { query }: Input<Endpoints['vkCallback']>,
    @Client() client: RequestClient,
  ): Promise<ResponseBody<Endpoints['vkCallback']>> {
    return { location: await this.providersOf.finish('vk', query, client) };
  }

  @Endpoint(contract.auth.yandexCallback)
  async yandexCallback(
    { query }: Input<Endpoints['yandexCallback']>,
    @Client() client: RequestClient,
  ): Promise<ResponseBody<Endpoints['yandexCallback']>> {
    return { location: await this.providersOf.finish('yandex', query, client) };
  }

  @Endpoint(contract.auth.exportAccount)
  async exportAccount({
    identity,
  }: Input<Endpoints['exportAccount']>): Promise<ResponseBody<Endpoints['exportAccount']>> {
    const text = JSON.stringify(await this.account.export(identity), null, 2);
    return { name: 'otryv-account.json', type: 'application/json', bytes: Buffer.from(text) };
  }

  @Endpoint(contract.auth.deleteAccount)
  async deleteAccount(
    { body, identity }: Input<Endpoints['deleteAccount']>,
    @Client() client: RequestClient,
  ): Promise<Done> {
    await this.account.delete(identity, body.username, body.password);
    await this.signIn.signOut(client);
    return { message: sentences.account_deleted };
  }
}
