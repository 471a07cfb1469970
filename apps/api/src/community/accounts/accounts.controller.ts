import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { AccountsService } from './accounts.service.ts';

type Endpoints = typeof contract.accounts;

const sentences = doneSentences.ru;

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Endpoint(contract.accounts.list)
  list({ query }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return this.accounts.listPage(query);
  }

  @Endpoint(contract.accounts.get)
  async get({ params }: Input<Endpoints['get']>): Promise<ResponseBody<Endpoints['get']>> {
    return { data: await this.accounts.get(params.id) };
  }

  @Endpoint(contract.accounts.setRole)
  async setRole({ params, body, identity }: Input<Endpoints['setRole']>): Promise<ResponseBody<Endpoints['setRole']>> {
    return { message: sentences.role_changed, data: await this.accounts.setRole(identity, params.id, body.role) };
  }

  @Endpoint(contract.accounts.sessions)
  async sessions({ params, identity }: Input<Endpoints['sessions']>): Promise<ResponseBody<Endpoints['sessions']>> {
    return { data: await this.accounts.listSessionsOf(identity, params.id) };
  }

  @Endpoint(contract.accounts.endSession)
  async endSession({
    params,
    identity,
  }: Input<Endpoints['endSession']>): Promise<ResponseBody<Endpoints['endSession']>> {
    await this.accounts.endSession(identity, params.id, params.sessionId);
    return { message: sentences.user_session_ended };
  }

  @Endpoint(contract.accounts.endSessions)
  async endSessions({
    params,
    identity,
  }: Input<Endpoints['endSessions']>): Promise<ResponseBody<Endpoints['endSessions']>> {
    await this.accounts.endSessions(identity, params.id);
    return { message: sentences.user_sessions_ended };
  }
}
