import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../../kernel/http/endpoint.decorator.ts';
import { Client, type RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { CredentialsService } from './credentials.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SignInService } from './sign-in.service.ts';

type Endpoints = typeof contract.auth;
type Done = ResponseBody<Endpoints['register']>;

const sentences = doneSentences.ru;

/** Sign-in by password, and everything confirmed by email. */
@Controller()
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly credentials: CredentialsService,
  ) {}

  @Endpoint(contract.auth.register)
  async register({ body }: Input<Endpoints['register']>, @Client() client: RequestClient): Promise<Done> {
    await this.registration.register(body, client);
    return { message: sentences.registered };
  }

  @Endpoint(contract.auth.authorize)
  authorize(
    { body }: Input<Endpoints['authorize']>,
    @Client() client: RequestClient,
  ): Promise<ResponseBody<Endpoints['authorize']>> {
    return this.signIn.signInByPassword(body.login, body.password, client);
  }

  @Endpoint(contract.auth.authorizeByLetter)
  authorizeByLetter(
    { body }: Input<Endpoints['authorizeByLetter']>,
    @Client() client: RequestClient,
  ): Promise<ResponseBody<Endpoints['authorizeByLetter']>> {
    return this.signIn.signInByEmail(body.token, client);
  }

  @Endpoint(contract.auth.refresh)
  async refresh(_input: unknown, @Client() client: RequestClient): Promise<ResponseBody<Endpoints['refresh']>> {
    return (await this.signIn.refresh(client)) ?? { success: false, message: sentences.no_session };
  }

  @Endpoint(contract.auth.logout)
  async logout(_input: unknown, @Client() client: RequestClient): Promise<Done> {
    await this.signIn.signOut(client);
    return { message: sentences.signed_out };
  }

  @Endpoint(contract.auth.check)
  async check({ identity }: Input<Endpoints['check']>): Promise<ResponseBody<Endpoints['check']>> {
    return { user: await this.signIn.getUserOf(identity) };
  }

  @Endpoint(contract.auth.confirmEmail)
  async confirmEmail(
    { body }: Input<Endpoints['confirmEmail']>,
    @Client() client: RequestClient,
  ): Promise<ResponseBody<Endpoints['confirmEmail']>> {
    const { userId, email, isRepeat } = await this.registration.confirm(body.token);
    // The first response may have been lost; a session would give a stolen link a second use.
    const session = isRepeat ? null : await this.signIn.signInAfterRegistration(userId, client);
    return { message: sentences.email_is_confirmed, email, session };
  }

  @Endpoint(contract.auth.sendConfirmation)
  async sendConfirmation(
    { identity }: Input<Endpoints['sendConfirmation']>,
    @Client() client: RequestClient,
  ): Promise<Done> {
    if (identity) await this.registration.sendAgain(identity.userId, client.network);
    else await this.registration.sendAgainToGuest(client);
    return { message: sentences.confirmation_sent };
  }

  @Endpoint(contract.auth.resetPassword)
  async resetPassword({ body }: Input<Endpoints['resetPassword']>, @Client() client: RequestClient): Promise<Done> {
    await this.credentials.requestReset(body.email, client);
    return { message: sentences.reset_sent };
  }

  @Endpoint(contract.auth.checkReset)
  async checkReset({ params }: Input<Endpoints['checkReset']>): Promise<Done> {
    await this.credentials.checkReset(params.token);
    return { message: sentences.reset_valid };
  }

  @Endpoint(contract.auth.setPassword)
  async setPassword({ body }: Input<Endpoints['setPassword']>, @Client() client: RequestClient): Promise<Done> {
    await this.credentials.resetPassword(body.token, body.newPassword, client);
    return { message: sentences.password_set };
  }

  @Endpoint(contract.auth.changePassword)
  async changePassword(
    { body, identity }: Input<Endpoints['changePassword']>,
    @Client() client: RequestClient,
  ): Promise<Done> {
    await this.credentials.changePassword(identity, body.password, body.newPassword, client);
    return { message: sentences.password_changed };
  }

  @Endpoint(contract.auth.changeEmail)
  async changeEmail(
    { body, identity }: Input<Endpoints['changeEmail']>,
    @Client() client: RequestClient,
  ): Promise<Done> {
    await this.credentials.changeEmail(identity.userId, body.email, body.password, client.network);
    return { message: sentences.email_sent };
  }
}
