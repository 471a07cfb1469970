import { Controller } from '@nestjs/common';
import { contract, type Identity, type Input, type ResponseBody } from '@otryv/contract';
import { abilitiesOf, owned } from '@otryv/contract/abilities';
import { doneSentences } from '@otryv/contract/messages';
import { Forbidden } from '../../kernel/access/access.errors.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { GameIdsService, type LinkedGameIdWithRider } from './game-ids/game-ids.service.ts';
import { VisibilityService } from './game-ids/visibility.service.ts';
import { toLinkedGameId, toSettings } from './settings.mapper.ts';
import { UsersService } from './users.service.ts';

type Endpoints = typeof contract.users;
type Done = ResponseBody<Endpoints['setUsername']>;
type Linked = ResponseBody<Endpoints['linkGameId']>;

const sentences = doneSentences.ru;

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly gameIds: GameIdsService,
    private readonly visibilities: VisibilityService,
  ) {}

  @Endpoint(contract.users.settings)
  async settings({ params, identity }: Input<Endpoints['settings']>): Promise<ResponseBody<Endpoints['settings']>> {
    const user = await this.users.requireById(identity.userId, noTransaction);
    const linked = await this.gameIds.list(user.id);
    requireOwn(identity, linked, params.zwiftId);
    return { data: toSettings(user, this.users.nameChangeableAt(user), linked) };
  }

  @Endpoint(contract.users.setUsername)
  async setUsername({ body, identity }: Input<Endpoints['setUsername']>): Promise<Done> {
    await this.users.rename(identity.userId, body.username);
    return { message: sentences.username_changed };
  }

  @Endpoint(contract.users.setNotifications)
  async setNotifications({ body, identity }: Input<Endpoints['setNotifications']>): Promise<Done> {
    await this.users.setNotifications(identity.userId, body.notifications);
    return { message: sentences.settings_saved };
  }

  @Endpoint(contract.users.setStreams)
  async setStreams({ body, identity }: Input<Endpoints['setStreams']>): Promise<Done> {
    await this.users.setStreams(identity.userId, body.streams);
    return { message: sentences.settings_saved };
  }

  @Endpoint(contract.users.visibility)
  async visibility({ identity }: Input<Endpoints['visibility']>): Promise<ResponseBody<Endpoints['visibility']>> {
    return { data: await this.visibilities.getByUser(identity.userId, noTransaction) };
  }

  @Endpoint(contract.users.setVisibility)
  async setVisibility({ body, identity }: Input<Endpoints['setVisibility']>): Promise<Done> {
    await this.visibilities.set(identity.userId, body.visibility);
    return { message: sentences.visibility_saved };
  }

  @Endpoint(contract.users.preferences)
  async preferences({ identity }: Input<Endpoints['preferences']>): Promise<ResponseBody<Endpoints['preferences']>> {
    return { data: (await this.users.requireById(identity.userId, noTransaction)).preferences };
  }

  @Endpoint(contract.users.setPreferences)
  async setPreferences({
    body,
    identity,
  }: Input<Endpoints['setPreferences']>): Promise<ResponseBody<Endpoints['preferences']>> {
    return { data: await this.users.addPreferences(identity.userId, body.preferences) };
  }

  @Endpoint(contract.users.refreshRider)
  async refreshRider({ identity }: Input<Endpoints['refreshRider']>): Promise<Done> {
    await this.gameIds.refresh(identity.userId);
    return { message: sentences.rider_refreshed };
  }

  @Endpoint(contract.users.linkGameId)
  async linkGameId({ body, identity }: Input<Endpoints['linkGameId']>): Promise<Linked> {
    await this.gameIds.link(identity.userId, body.zwiftId, body.isAdditional);
    return this.linked(identity, sentences.game_id_linked);
  }

  @Endpoint(contract.users.unlinkGameId)
  async unlinkGameId({ body, identity }: Input<Endpoints['unlinkGameId']>): Promise<Linked> {
    await this.gameIds.unlink(identity.userId, body.zwiftId);
    return this.linked(identity, sentences.game_id_unlinked);
  }

  @Endpoint(contract.users.startProof)
  async startProof({ body, identity }: Input<Endpoints['startProof']>): Promise<Linked> {
    await this.gameIds.startProof(identity.userId, body.zwiftId);
    return this.linked(identity, sentences.proof_started);
  }

  @Endpoint(contract.users.checkProof)
  async checkProof({ body, identity }: Input<Endpoints['checkProof']>): Promise<Linked> {
    await this.gameIds.checkProof(identity.userId, body.zwiftId);
    return this.linked(identity, sentences.game_id_proved);
  }

  @Endpoint(contract.users.gameRider)
  async gameRider({ params, identity }: Input<Endpoints['gameRider']>): Promise<ResponseBody<Endpoints['gameRider']>> {
    const { id, firstName, lastName, imageSrc, countryAlpha3, male } = await this.gameIds.look(
      identity.userId,
      params.id,
    );
    return {
      data: {
        id,
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        imageSrc: imageSrc ?? null,
        countryAlpha3: countryAlpha3?.toLowerCase() ?? null,
        male: male ?? true,
      },
    };
  }

  private async linked({ userId }: Identity, message: string): Promise<Linked> {
    const gameIds = (await this.gameIds.list(userId)).map(toLinkedGameId);
    return { message, data: { zwiftIdMain: gameIds.find(({ isMain }) => isMain)?.zwiftId ?? null, gameIds } };
  }
}

/** Throws Forbidden for the game id of another account; 0 is the account of the session itself. */
function requireOwn(identity: Identity, linked: readonly LinkedGameIdWithRider[], zwiftId: number): void {
  const zwiftIds = linked.map(({ gameId }) => gameId.zwiftId);
  const abilities = abilitiesOf({ ...identity, zwiftIds });
  if (zwiftId !== 0 && !abilities.can('read', owned('Profile', { zwiftId }))) throw new Forbidden();
}
