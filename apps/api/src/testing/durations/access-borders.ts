import { HandOvers } from '../../clubs/teams/membership/hand-overs.service.ts';
import { InvitationsService } from '../../clubs/teams/membership/invitations.service.ts';
import { JoiningService } from '../../clubs/teams/membership/joining.service.ts';
import { MembersRepository } from '../../clubs/teams/records/members.repository.ts';
import { TeamsRepository } from '../../clubs/teams/records/teams.repository.ts';
import { OwnTeamPages } from '../../community/team-pages/own-team-pages.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { type CookieOptions, RequestClient } from '../../kernel/http/requests/request-client.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../kernel/time-units.ts';
import type { EmailPurpose } from '../../people/auth/mail/email-purpose.ts';
import { EmailTokens } from '../../people/auth/mail/email-tokens.ts';
import { ProvidersService } from '../../people/auth/providers/providers.service.ts';
import { AccessTokens } from '../../people/auth/sessions/access-tokens.ts';
import { SessionCookies } from '../../people/auth/sessions/session-cookies.ts';
import { SessionsService } from '../../people/auth/sessions/sessions.service.ts';
import { KnownDevices } from '../../people/auth/sign-in/known-devices.ts';
import { RegistrationService } from '../../people/auth/sign-in/registration.service.ts';
import { RegistrationCookie } from '../../people/auth/sign-in/registration-cookie.ts';
import { MessageSenders } from '../../people/messages/message-senders.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { nameIsReadAgainAt } from '../../people/users/game-ids/restored-names.ts';
import { GameIdsRepository } from '../../people/users/records/game-ids.repository.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { fake } from '../fake.ts';
import { runJobs } from '../run-jobs.ts';
import { blankTeam } from '../team-world.ts';
import { anId, type Borders, identityOf, outcomeOf, type Scene } from './border.ts';

const place = { network: '192.0.2.1', userAgent: 'Firefox' };

/** Lifetimes of sessions, links and offers. */
export const accessBorders: Borders = {
  'people/messages/message-senders.ts › senderHourMs': {
    atMs: hourMs,
    states: ['messages_too_many', 'done'],
    begin: (scene) => aFullSender(scene, Array.from({ length: 50 }, anId)),
  },
  'people/messages/message-senders.ts › senderDayMs': {
    atMs: dayMs,
    states: ['messages_too_many_to_one', 'done'],
    begin: (scene) => {
      const to = anId();
      return aFullSender(scene, [to, to, to], to);
    },
  },
  'people/auth/sessions/access-tokens.ts › lifeS': {
    atMs: 15 * minuteMs,
    states: [true, false],
    begin: async (scene) => {
      const token = await scene.get(AccessTokens).sign({ userId: anId(), sessionId: anId() });
      return async () => (await scene.get(AccessTokens).verify(token)) !== null;
    },
  },
  'people/auth/mail/email-tokens.ts › lifeMs': [
    { atMs: 3 * dayMs, states: ['done', 'link_outdated'], begin: (scene) => anEmail(scene, 'confirm') },
    { atMs: hourMs, states: ['done', 'link_outdated'], begin: (scene) => anEmail(scene, 'reset') },
    { atMs: hourMs, states: ['done', 'link_outdated'], begin: (scene) => anEmail(scene, 'signIn') },
  ],
  'people/auth/mail/email-tokens.ts › registrationLifeMs': {
    atMs: dayMs,
    states: [true, false],
    begin: async (scene) => {
      const id = anId();
      const cookies = keptCookies(scene);
      await scene.get(RegistrationCookie).set(cookies.client, { id, email: 'reader@example.com' });
      return () => scene.get(RegistrationCookie).take(cookies.all, id);
    },
  },
  'people/auth/sign-in/registration-cookie.ts › maxAgeS': {
    atMs: dayMs,
    states: [false, true],
    begin: async (scene) => {
      const { client } = keptCookies(scene);
      await scene.get(RegistrationCookie).set(client, null);
      return () => client.findCookie('registration') === null;
    },
  },
  'people/auth/mail/email-tokens.ts › timeToConfirmMs': [
    { atMs: 3 * dayMs + 1, states: [true, false], begin: (scene) => aRegistration(scene) },
    { atMs: 5 * dayMs + 1, states: [true, false], begin: (scene) => aRegistration(scene, 2 * dayMs) },
  ],
  'people/auth/providers/providers.service.ts › attemptLifeMs': {
    atMs: 10 * minuteMs,
    states: [
      ['/auth/authorization?notice=provider_unavailable', true],
      ['/auth/authorization?notice=provider_refused', false],
    ],
    begin: async (scene) => {
      const cookies = keptCookies(scene);
      const attempt = { purpose: 'signIn', returnTo: '/' } as const;
      const location = await scene.get(ProvidersService).start('vk', attempt, null, cookies.client);
      const state = new URL(location).searchParams.get('state');
      return async () => [
        await scene.get(ProvidersService).finish('vk', { state, code: '1', device_id: '1' }, cookies.all),
        cookies.client.findCookie('attempt') !== null,
      ];
    },
  },
  'people/auth/sessions/sessions.service.ts › sessionLifeMs': {
    atMs: 30 * dayMs,
    states: [
      { isKnown: true, isListed: true, isRefreshed: true },
      { isKnown: false, isListed: false, isRefreshed: false },
    ],
    begin: async (scene) => {
      const sessions = scene.get(SessionsService);
      const userId = await scene.user();
      const { session, refreshToken } = await sessions.open(userId, 'password', place);
      return async () => ({
        isKnown: (await sessions.findById(session.id)) !== null,
        isListed: (await sessions.list(userId, session.id)).length > 0,
        isRefreshed: (await sessions.rotate(refreshToken, place)) !== null,
      });
    },
  },
  'kernel/repeats.ts › repeatMs': {
    atMs: 10 * minuteMs,
    states: ['done', 'team_member_already'],
    begin: async (scene) => {
      const { captain, member } = await aTeam(scene);
      const { token } = await scene.get(InvitationsService).make(captain);
      return () => outcomeOf(scene.get(JoiningService).join(member, token));
    },
  },
  'people/auth/sessions/sessions.service.ts › repeatMs': {
    atMs: 30 * secondMs,
    states: [true, false],
    begin: async (scene) => {
      const sessions = scene.get(SessionsService);
      const { refreshToken } = await sessions.open(await scene.user(), 'password', place);
      const first = await sessions.rotate(refreshToken, place);
      return async () => (await sessions.rotate(refreshToken, place))?.refreshToken === first?.refreshToken;
    },
  },
  'people/auth/sessions/session-cookies.ts › maxAgeS': {
    atMs: 30 * dayMs,
    states: ['family.secret', null],
    begin: (scene) => {
      const { client } = keptCookies(scene);
      scene.get(SessionCookies).set(client, 'family.secret');
      return () => scene.get(SessionCookies).read(client);
    },
  },
  'people/auth/sign-in/known-devices.ts › maxAgeS': {
    atMs: 180 * dayMs,
    states: [true, false],
    begin: async (scene) => {
      const [devices, { client }] = [scene.get(KnownDevices), keptCookies(scene)];
      const user = await scene.get(UsersService).requireById(await scene.user(), noTransaction);
      devices.remember(client, user, 'a-device');
      return () => devices.findIdOf(client, user) !== null;
    },
  },
  'clubs/teams/membership/hand-overs.service.ts › offerMs': {
    atMs: 7 * dayMs,
    states: [
      { isShown: true, answer: 'done' },
      { isShown: false, answer: 'team_hand_over_not_found' },
    ],
    begin: async (scene) => {
      const { captain, member } = await aTeam(scene);
      await scene.get(HandOvers).offer(captain, member.userId);
      return async () => ({
        isShown: (await scene.get(OwnTeamPages).getOwn(member)).member?.handOver != null,
        answer: await outcomeOf(scene.get(HandOvers).answer(member, false)),
      });
    },
  },
  'clubs/teams/membership/invitations.service.ts › daysValid': {
    atMs: 14 * dayMs,
    states: [
      { isShown: true, found: 'done' },
      { isShown: false, found: 'team_invitation_not_found' },
    ],
    begin: async (scene) => {
      const { captain } = await aTeam(scene);
      const { token } = await scene.get(InvitationsService).make(captain);
      return async () => ({
        isShown: (await scene.get(InvitationsService).findOwn(captain)) !== null,
        found: await outcomeOf(scene.get(InvitationsService).find(token)),
      });
    },
  },
  'people/users/game-ids/game-ids.service.ts › proofLifeMs': {
    atMs: 15 * minuteMs,
    // A code within its lifetime is looked up in the game, which does not have this rider.
    states: ['game_rider_not_found', 'proof_outdated'],
    begin: async (scene) => {
      const { userId, zwiftId } = await aClaim(scene, false);
      await scene.get(GameIdsService).startProof(userId, zwiftId);
      return () => outcomeOf(scene.get(GameIdsService).checkProof(userId, zwiftId));
    },
  },
  'people/users/game-ids/restored-names.ts › readAgainMs': {
    atMs: hourMs,
    states: [false, true],
    begin: async (scene) => {
      const { userId, zwiftId } = await aClaim(scene, true);
      const ids = scene.get(GameIdsRepository);
      await ids.update(userId, zwiftId, { readAgainAt: nameIsReadAgainAt(scene.get(Clock).now()) }, noTransaction);
      return async () => (await ids.listDueAgain(scene.get(Clock).now(), 10)).some((id) => id.zwiftId === zwiftId);
    },
  },
  'people/users/users.service.ts › nameKeptMs': {
    atMs: 30 * dayMs,
    states: ['username_too_soon', 'done'],
    begin: async (scene) => {
      const id = await scene.user();
      await scene.get(UsersService).rename(id, `renamed-${scene.turn}`);
      return () => outcomeOf(scene.get(UsersService).rename(id, `again-${scene.turn}`));
    },
  },
};

async function anEmail(scene: Scene, purpose: EmailPurpose) {
  const { secret } = await scene.get(EmailTokens).issue(purpose, anId(), 'reader@example.com');
  return () => outcomeOf(scene.get(EmailTokens).check(purpose, secret));
}

/** Registers an account with a pending address, which may request the email again some time later. */
async function aRegistration(scene: Scene, askedAgainMs = 0) {
  const registration = scene.get(RegistrationService);
  const users = scene.get(UsersService);
  const username = `waits-${scene.turn}`;
  const address = `192.0.2.${scene.turn % 250}`;
  const account = { username, email: `${username}@example.com`, password: 'велосипед-на-стене-7' };
  await registration.register(account, fake(RequestClient, { network: address, setCookie: () => undefined }));
  if (askedAgainMs > 0) {
    scene.moveTo(askedAgainMs);
    await registration.sendAgain((await users.findByUsername(username))?.id ?? '', address);
    await runJobs(scene.world.app, 'account-letter');
  }
  return async () => {
    await registration.removeUnconfirmed();
    return (await users.findByUsername(username)) !== null;
  };
}

/** Returns a client that drops expired cookies, and one that keeps them all. */
function keptCookies(scene: Scene) {
  const kept = new Map<string, { value: string; untilMs: number }>();
  const setCookie = (name: string, value: string, { maxAgeS }: CookieOptions) => {
    kept.set(name, { value, untilMs: scene.now.getTime() + maxAgeS * secondMs });
  };
  const all = (name: string) => kept.get(name)?.value ?? null;
  const unexpired = (name: string) => ((kept.get(name)?.untilMs ?? 0) > scene.now.getTime() ? all(name) : null);
  const clearCookie = () => undefined;
  return {
    client: fake(RequestClient, { setCookie, clearCookie, findCookie: unexpired }),
    all: fake(RequestClient, { setCookie, clearCookie, findCookie: all }),
  };
}

/** Creates an account with the id of a rider unknown to the game. */
async function aClaim(scene: Scene, isProved: boolean) {
  const userId = await scene.user();
  const zwiftId = 9_000_000 + nextRider++;
  const { ObjectId } = scene.world.connection.base.mongo;
  const claim = { userId: new ObjectId(userId), zwiftId, isMain: true, isProved, proof: null };
  await scene.world.connection.collection('gameids').insertOne(claim);
  return { userId, zwiftId };
}

let nextRider = 0;

/** Creates a team of a captain and a member. */
async function aTeam(scene: Scene) {
  const [captain, member] = [await aClaim(scene, true), await aClaim(scene, true)];
  const name = `Граница ${scene.turn}`;
  await scene.transaction(async (session) => {
    const team = { ...blankTeam, name, shortName: name, logo: null, poster: null };
    const { id: teamId } = await scene.get(TeamsRepository).insert(team, `border-${scene.turn}`, scene.now, session);
    for (const { userId, role } of [
      { ...captain, role: 'Captain' as const },
      { ...member, role: null },
    ])
      await scene.get(MembersRepository).insert({ teamId, userId, role, joinedAt: scene.now }, session);
  });
  return { captain: identityOf(captain.userId), member: identityOf(member.userId) };
}

/** Returns whether a user who has sent to these may send once more. */
async function aFullSender(scene: Scene, sentTo: readonly string[], next: string = anId()) {
  const from = { userId: anId(), beyond: 'refuse' as const };
  const send = (to: string) => scene.transaction((session) => scene.get(MessageSenders).admit(from, [to], session));
  for (const to of sentTo) await send(to);
  return () => outcomeOf(send(next));
}
