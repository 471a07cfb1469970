import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameClubs } from '@otryv/game-simulator';
import { type Payments, startPayments } from '@otryv/provider-simulator';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BillingJobs } from '../../clubs/billing/billing.jobs.ts';
import { ru as billing } from '../../clubs/billing/service-messages.ru.ts';
import { SlotEnds } from '../../clubs/billing/slot-ends.ts';
import { BotsRepository } from '../../clubs/bots/bots.repository.ts';
import { BotsRenewal } from '../../clubs/bots/bots-renewal.ts';
import { ru as club } from '../../clubs/clubs/service-messages.ru.ts';
import { ru as team } from '../../clubs/teams/membership/service-messages.ru.ts';
import { ru as webhook } from '../../clubs/webhooks/service-messages.ru.ts';
import { WebhookAnnouncements } from '../../clubs/webhooks/webhook-announcements.ts';
import { ru as account } from '../../community/accounts/service-messages.ru.ts';
import { ru as organizer } from '../../community/organizer-pages/service-messages.ru.ts';
import { GameSignInFailed } from '../../game/client/game.errors.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { ru as appeal } from '../../racing/appeals/service-messages.ru.ts';
import { ru as event } from '../../racing/events/write/service-messages.ru.ts';
import { ru as race } from '../../racing/results/decide/service-messages.ru.ts';
import { ru as series } from '../../racing/series/records/service-messages.ru.ts';
import { runTask } from '../../tasks/run-task.ts';
import { proveGameId } from '../../testing/prove-game-id.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { act, admit, aRider, createTeam, request, type TeamRider } from '../../testing/team-world.ts';
import { aPassword, TestBrowser } from '../../testing/test-browser.ts';

const catalogues = { account, appeal, billing, club, event, organizer, race, series, team, webhook };
/** Texts that are a part of a message, or in no message at all. */
const words = new Set([
  'account.roleTitle',
  'race.no_place',
  'race.no_reason',
  'series.no_reason',
  'series.row_absent',
  'billing.paymentTitle',
  'billing.slotTitle',
  'billing.planLabel',
  'billing.planText',
  'billing.pieceRefusal',
  'billing.given',
  'billing.unknownPayment',
  'billing.missingPayment',
  'billing.otherAmount',
  'billing.otherStatus',
  'billing.forged',
  'webhook.given_up_title',
  'webhook.paused_title',
]);
const any = '\u0001';

/** Kinds of messages with their possible texts. */
const kinds = new Map<string, RegExp>([
  ...Object.entries(catalogues).flatMap(([domain, texts]) =>
    Object.entries<unknown>(texts).flatMap(([key, text]): [string, RegExp][] =>
      words.has(`${domain}.${key}`) ? [] : [[`${domain}.${key}`, patternOf(text)]],
    ),
  ),
  ['billing.ofPayer', /^\S+: (оплачено|отменено|возвращено|возвращено частично|ожидает подтверждения), /],
  ['account.role', /^Теперь (вы администратор|вы модератор|у вас роль участника)/],
  ['bot.ending', /^Бот .+ не смог обновить вход в игру/],
]);

function patternOf(text: unknown): RegExp {
  const filled = String(typeof text === 'function' ? text(...Array(text.length).fill(any)) : text);
  const literals = filled.split(any).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('.*')}$`, 's');
}

type Act = [what: string, does: () => Promise<unknown>, sends: Record<string, readonly string[]>];

// The author of a change gets no message about it, except the confirmations of teams and the file of a deleted series.
describe('messages', () => {
  let world: SeriesWorld;
  let payments: Payments;
  let riders: Record<
    'captain' | 'vice' | 'viceTwo' | 'first' | 'second' | 'third' | 'former' | 'banned' | 'candidate',
    TeamRider
  >;
  let urlSlug = '';

  beforeAll(async () => {
    payments = await startPayments({ now: () => ANCHOR.getTime() });
    world = await startSeriesWorld(payments.settings);
    await makeTeam();
    await makeClub();
  }, 120_000);
  afterAll(async () => {
    await world.close();
    await payments.close();
  });

  const names = ['captain', 'vice', 'viceTwo', 'first', 'second', 'third', 'former', 'banned', 'candidate'] as const;
  const everybody = new Map<string, string>();
  const moderators = ['mod-one', 'mod-three', 'mod-two'];
  const people = new Map<string, TestBrowser>();

  async function makeTeam() {
    const made: [string, TeamRider][] = [];
    for (const [index, name] of names.entries()) made.push([name, await aRider(world.app, name, 4_700_001 + index)]);
    riders = Object.fromEntries(made) as typeof riders;
    const { captain, vice, viceTwo, former, banned } = riders;
    urlSlug = (await createTeam(captain, { name: 'Все вместе', shortName: 'ВСЕ' })).json().data.urlSlug;
    for (const name of ['vice', 'viceTwo', 'first', 'second', 'third', 'former', 'banned'] as const)
      await admit(captain, urlSlug, riders[name]);
    for (const { id: teamMemberId } of [vice, viceTwo])
      await captain.browser.send('PATCH', '/api/team-members', {
        teamMemberId,
        role: 'Vice-Captain',
        specialization: null,
      });
    await former.browser.send('POST', '/api/team-members/leave', { urlSlug });
    await act(captain, 'ban', banned, { reason: 'Чужое имя' });
  }

  async function makeClub() {
    const { owner, admin } = world;
    await runTask(world.app, 'plan set month 1500.00 1 month'.split(' '), () => undefined);
    const { organizerId } = owner;
    await admin.send('POST', '/api/admin/site-services', { organizerId, origin: 'gift', days: 60 });
    await world.connectBot(owner, 'os@club.example');
    await owner.browser.send('POST', '/api/organizer/clubs', { clubId: gameClubs.axis.clubId, organizerId });
    people.set('owner-os', owner.browser);
    for (const name of [...moderators, 'mod-new', 'mod-role', 'stranger', 'racer'])
      people.set(name, (await world.member(name)).browser);
    await world.member('admin-two');
    await runTask(world.app, ['user', 'role', 'admin-two', 'admin'], () => undefined);
    await runTask(world.app, ['user', 'role', 'mod-role', 'moderator'], () => undefined);
    const second = new TestBrowser(world.app);
    await second.signIn('admin-two', aPassword);
    people.set('admin-two', second);
  }

  const stored = () => world.connection.collection('servicemessages');

  /** Returns which kind each user has received since the last call. */
  async function sent(): Promise<Record<string, string[]>> {
    for (const { _id, username } of await world.connection.collection('users').find().toArray())
      everybody.set(String(_id), username);
    const messages = await stored().find().toArray();
    await stored().deleteMany({});
    const kindOf = (text: string) =>
      [...kinds]
        .filter(([, pattern]) => pattern.test(text))
        .map(([kind]) => kind)
        .join(' or ') || text;
    const found = messages.map(({ userId, text }) => ({
      kind: kindOf(text),
      name: everybody.get(String(userId)) ?? '',
    }));
    const byKind = [...Map.groupBy(found, ({ kind }) => kind)];
    return Object.fromEntries(byKind.map(([kind, all]) => [kind, all.map(({ name }) => name).toSorted()]));
  }

  const idOf = (name: string) => [...everybody].find(([, username]) => username === name)?.[0] ?? '';
  const deleteAccount = (username: 'captain' | 'vice' | 'viceTwo') =>
    riders[username].browser.send('DELETE', '/api/auth/account', { username, password: aPassword });
  const ofTeam = (): Act[] => {
    const { captain, vice, candidate, first, second } = riders;
    const offer = () => captain.browser.send('PUT', '/api/teams/hand-over', { teamMemberId: vice.id });
    const answer = (accepts: boolean) => vice.browser.send('POST', '/api/teams/hand-over', { accepts });
    const leaders = ['captain', 'vice', 'viceTwo'];
    return [
      ['asks to join', () => request(candidate, urlSlug), { 'team.request_written': leaders }],
      ['rejects', () => act(vice, 'cancel', candidate), { 'team.request_rejected': ['candidate'] }],
      ['asks again', () => request(candidate, urlSlug), { 'team.request_written': leaders }],
      [
        'approves',
        () => act(vice, 'approve', candidate),
        { 'team.request_approved': ['candidate'], 'team.member_joined': leaders },
      ],
      [
        'leaves',
        () => candidate.browser.send('POST', '/api/team-members/leave', { urlSlug }),
        { 'team.member_left': ['captain'], 'team.you_left': ['candidate'] },
      ],
      [
        'excludes',
        () => act(captain, 'exclude', first),
        { 'team.excluded': ['first'], 'team.you_excluded': ['captain'] },
      ],
      [
        'bans',
        () => act(captain, 'ban', second, { reason: 'Чужое имя' }),
        { 'team.banned': ['second'], 'team.you_banned': ['captain'] },
      ],
      [
        'unbans',
        () => act(captain, 'cancelBan', second),
        { 'team.unbanned': ['second'], 'team.you_unbanned': ['captain'] },
      ],
      ['offers the team', offer, { 'team.hand_over_offered': ['vice'] }],
      ['declines it', () => answer(false), { 'team.hand_over_declined': ['captain'] }],
      ['offers it again', offer, { 'team.hand_over_offered': ['vice'] }],
      ['accepts it', () => answer(true), { 'team.captain_changed': ['captain', 'viceTwo', 'third'] }],
      ['deletes the account of a captain', () => deleteAccount('vice'), { 'team.team_inherited': ['captain'] }],
    ];
  };
  const ofNewTeam = (): Act[] => [
    [
      'creates a team',
      () => createTeam(riders.first, { name: 'Новая', shortName: 'НОВ' }),
      { 'team.you_created': ['first'] },
    ],
  ];
  const ofClosedTeam = (): Act[] => [
    ['deletes the account of the last vice-captain', () => deleteAccount('viceTwo'), {}],
    ['deletes the account of the last captain', () => deleteAccount('captain'), { 'team.team_closed': ['third'] }],
  ];
  const moderate = (method: 'PUT' | 'DELETE', name: string) =>
    world.owner.browser.send(method, '/api/organizer/clubs/moderators', {
      clubId: gameClubs.axis.clubId,
      userId: idOf(name),
    });
  const ofOrganizer = (): Act[] => {
    const { owner, admin } = world;
    const { organizerId } = owner;
    const clock = world.app.get(Clock);
    const at = async (days: number, work: () => Promise<unknown>) => {
      clock.now = () => new Date(ANCHOR.getTime() + days * dayMs);
      await work();
      clock.now = () => ANCHOR;
    };
    let slotId = '';
    let freeId = '';
    const pause = (isPaused: boolean) => admin.send('PUT', `/api/admin/site-services/${slotId}/pause`, { isPaused });
    const own = (creatorId: string | null, name = 'Вольный') =>
      admin.send('PUT', '/api/admin/organizers', { organizerId: freeId, name, label: 'вольный', creatorId });
    const last = () => [...payments.payments.keys()].at(-1) ?? '';
    const notify = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/notifications/yookassa',
        payload: { event: 'x', object: { id: last() } },
      });
    const pay = async (result: 'pay' | 'hold' | 'decline') => {
      const body = { createPayload: { planId: 'month', returnUrl: '/' } };
      const made = await owner.browser.send('POST', '/api/payments', body);
      if (made.statusCode >= 300) throw new Error(made.body);
      await payments.act(last(), result);
      await notify();
    };
    const refund = async (roubles?: string) => {
      await payments.refund(last(), roubles);
      await notify();
    };
    /** Refunds 100 roubles more, and chooses an option. */
    const choose = async (choice: string) => {
      await refund('100.00');
      const [{ paymentId, refunded }] = (await admin.send('GET', '/api/admin/refunds')).json().data;
      const body = { choice, refundedKopecks: refunded.kopecks };
      const { statusCode } = await admin.send('PUT', `/api/admin/refunds/${paymentId}`, body);
      expect(statusCode).toBe(200);
    };
    const admins = ['admin-two', 'club-admin'];
    const undecided = { 'billing.refundedUndecided': ['owner-os'], 'billing.chooseAfterRefund': admins };
    return [
      ['names a moderator', () => moderate('PUT', 'mod-new'), { 'club.moderator_added': ['mod-new'] }],
      ['dismisses one', () => moderate('DELETE', 'mod-new'), { 'club.moderator_removed': ['mod-new'] }],
      ['moderates the own club', () => moderate('PUT', 'owner-os'), {}],
      [
        'names the moderators',
        async () => {
          for (const name of moderators) await moderate('PUT', name);
        },
        { 'club.moderator_added': moderators },
      ],
      [
        'gives a slot',
        async () => {
          const { data } = (
            await admin.send('POST', '/api/admin/site-services', { organizerId, origin: 'gift', days: 3 })
          ).json();
          slotId = data[0].id;
        },
        { 'billing.givenText': ['owner-os'] },
      ],
      ['pauses it', () => pause(true), { 'billing.pausedText': ['owner-os'] }],
      ['resumes it', () => pause(false), { 'billing.resumedText': ['owner-os'] }],
      [
        'lets the slots end',
        () => at(60, () => world.app.get(SlotEnds).announce()),
        { 'billing.endsOwner': ['owner-os'], 'billing.endsModerator': moderators },
      ],
      ['pays', () => pay('pay'), { 'billing.succeeded': ['owner-os'], 'billing.ofPayer': admins }],
      [
        'gets a part back and is left the period',
        () => choose('keep'),
        { ...undecided, 'billing.periodKept': ['owner-os'] },
      ],
      ['has it shortened', () => choose('shorten'), { ...undecided, 'billing.periodShortened': ['owner-os'] }],
      ['has it ended', () => choose('end'), { ...undecided, 'billing.periodEnded': ['owner-os'] }],
      ['gets more back', () => refund('100.00'), { 'billing.refundedPartly': ['owner-os'], 'billing.ofPayer': admins }],
      ['gets all back', () => refund(), { 'billing.refunded': ['owner-os'], 'billing.ofPayer': admins }],
      ['pays in vain', () => pay('decline'), { 'billing.canceled': ['owner-os'], 'billing.ofPayer': admins }],
      [
        'pays after all',
        async () => {
          await payments.act(last(), 'payLate');
          await notify();
        },
        { 'billing.succeededLate': ['owner-os'], 'billing.ofPayer': admins },
      ],
      ['waits for a payment', () => pay('hold'), { 'billing.waiting': ['owner-os'], 'billing.ofPayer': admins }],
      [
        'makes an organizer of somebody',
        async () => {
          const body = { name: 'Вольный', label: 'вольный', creatorId: idOf('stranger') };
          freeId = (await admin.send('POST', '/api/admin/organizers', body)).json().data._id;
        },
        { 'organizer.owner_given': ['stranger'] },
      ],
      [
        'gives it to another',
        async () => {
          await addWebhook(people.get('stranger'), freeId);
          await own(idOf('mod-new'));
        },
        {
          'organizer.owner_taken': ['stranger'],
          'organizer.owner_given': ['mod-new'],
          'webhook.paused': ['mod-new'],
        },
      ],
      ['renames it', () => own(idOf('mod-new'), 'Привольный'), {}],
      ['takes it over', () => own(idOf('club-admin')), { 'organizer.owner_taken': ['mod-new'] }],
      [
        'gives oneself a slot',
        () => admin.send('POST', '/api/admin/site-services', { organizerId: freeId, origin: 'gift', days: 3 }),
        {},
      ],
      ['drops it', () => own(null), {}],
    ];
  };

  const addWebhook = (by: TestBrowser | undefined, organizerId: string) =>
    by?.send('POST', '/api/organizer/webhooks', { organizerId, url: 'https://localhost/', events: ['event.added'] });

  const race = mornings.first;
  const racers = async () => {
    const { results } = await world.protocol(race);
    const rows = results.filter(({ isDisqualification }) => !isDisqualification);
    return rows.slice(0, 2).map(({ _id, profileId }) => ({ rowId: _id, zwiftId: profileId }));
  };
  const ofRace = (): Act[] => {
    const { browser: owner } = world.owner;
    const results = `/api/race/results/${race}`;
    const rowIds = new Map<string, string>();
    const decide = (name: string, value: string) =>
      owner.send('POST', `${results}/decisions`, { value, rowIds: [rowIds.get(name)], reason: 'Нет пульса' });
    const appeals = (name: string) => {
      const body = { rowId: rowIds.get(name), text: 'Обогнал по встречной полосе.', link: '' };
      return people.get(name)?.send('POST', `${results}/appeals`, body) ?? Promise.reject(new Error(name));
    };
    const answer = async (isAccepted: boolean) => {
      const { data } = (await owner.send('GET', `${results}/appeals`)).json();
      const id = data.find(({ status }: { status: string }) => status === 'open')._id;
      await owner.send('PUT', `${results}/appeals/${id}`, { isAccepted, answer: 'Запись подтверждает.' });
    };
    return [
      [
        'prove their riders and reopen the protocol',
        async () => {
          const [one, other] = await racers();
          for (const [name, row] of [
            ['racer', one],
            ['owner-os', other],
          ] as const) {
            const browser = people.get(name);
            if (!browser || !row) throw new Error(name);
            rowIds.set(name, row.rowId);
            await proveGameId(world.connection, browser, row.zwiftId);
          }
          for (const state of ['official', 'provisional'])
            await owner.send('PUT', `${results}/state`, { state, reason: 'Так' });
        },
        {},
      ],
      ['appeals', () => appeals('racer'), { 'appeal.written': ['owner-os', ...moderators] }],
      ['accepts the appeal', () => answer(true), { 'appeal.accepted': ['racer'] }],
      ['moderates the own club no longer', () => moderate('DELETE', 'owner-os'), {}],
      ['appeals again', () => appeals('racer'), { 'appeal.written': ['owner-os', ...moderators] }],
      ['rejects the appeal', () => answer(false), { 'appeal.rejected': ['racer'] }],
      ['appeals to oneself', () => appeals('owner-os'), { 'appeal.written': moderators }],
      ['answers the own appeal', () => answer(true), {}],
      ['disqualifies', () => decide('racer', 'DSQ'), { 'race.decision_made': ['racer'] }],
      [
        'undoes it',
        async () => {
          const { decisions } = (await owner.send('GET', `${results}/history`)).json();
          await owner.send('POST', `${results}/decisions/${decisions[0]._id}/undo`, { reason: 'Есть пульс' });
        },
        { 'race.decision_undone': ['racer'] },
      ],
      ['moves into a group', () => decide('racer', 'D'), { 'race.decision_moved': ['racer'] }],
      ['disqualifies oneself', () => decide('owner-os', 'DSQ'), {}],
    ];
  };
  const ofSeries = (): Act[] => {
    const { browser: owner, id } = world.owner;
    const base = '/api/series/stage/results';
    let [seriesId, seriesSlug, mine, theirs] = ['', '', '', ''];
    const reason = 'Вес';
    const category = (stageResultId: string) =>
      owner.send('PATCH', `${base}/category`, { seriesId, stageResultId, value: 'WA', reason });
    return [
      [
        'makes a series',
        async () => {
          const made = await world.makeSeries(owner, {}, [mornings.first, mornings.second]);
          [seriesId, seriesSlug] = [made._id, made.urlSlug];
          const idsOf = async (userId: string) =>
            (await world.connection.collection('gameids').findOne({ userId: new Types.ObjectId(userId) }))?.zwiftId;
          theirs = `${seriesId}.1.${await idsOf(idOf('racer'))}`;
          mine = `${seriesId}.1.${await idsOf(id)}`;
        },
        {},
      ],
      ['changes a category', () => category(theirs), { 'series.category_changed': ['racer'] }],
      ['changes the own category', () => category(mine), {}],
      [
        'gives a penalty',
        () =>
          owner.send('PATCH', `${base}/time-penalty`, {
            seriesId,
            stageResultId: theirs,
            timePenalty: [{ timeInMilliseconds: 1000, reason }],
          }),
        { 'series.penalties_changed': ['racer'] },
      ],
      [
        'disqualifies on a stage',
        () =>
          owner.send('PATCH', `${base}/result/disqualification/set`, {
            resultId: theirs,
            disqualification: { label: 'DSQ', reason },
          }),
        { 'series.disqualified': ['racer'] },
      ],
      [
        'qualifies again',
        () => owner.send('PATCH', `${base}/result/disqualification/remove`, { resultId: theirs, reason }),
        { 'series.decision_undone': ['racer'] },
      ],
      [
        'adds a row',
        () =>
          owner.send('POST', `${base}/result`, {
            seriesId,
            stageOrder: 1,
            profileId: riders.captain.zwiftId,
            firstName: 'Капитан',
            lastName: 'Первый',
            gender: 'MALE',
            countryAlpha3: null,
            imageSrc: null,
            category: 'B',
            subgroupLabel: 'B',
            age: 33,
            durationInMilliseconds: 1_000_000,
            weightInGrams: 60_000,
            heightInCentimeters: 170,
            avgWatts: 250,
            avgHeartRate: null,
          }),
        { 'series.row_changed': ['captain'] },
      ],
      [
        'undoes that',
        async () => {
          const { decisions } = (await owner.send('GET', `${base}/${seriesSlug}/1/history`)).json();
          await owner.send('POST', `${base}/decisions/${decisions[0]._id}/undo`, { reason });
        },
        { 'series.decision_undone': ['captain'] },
      ],
      [
        'deletes a series of another',
        () => world.admin.send('DELETE', '/api/organizer/series', { seriesId, name: 'Утренний тур' }),
        { 'series.series_deleted': ['club-admin', 'owner-os'] },
      ],
    ];
  };
  const ofEvents = (): Act[] => {
    const { browser: owner, organizerId } = world.owner;
    const eventId = mornings.coming;
    const sync = () => owner.send('PUT', '/api/race/events', { eventId });
    const signed = ['racer', 'stranger'];
    const remove = (isDeletedInGame: boolean) => owner.send('DELETE', '/api/race/events', { eventId, isDeletedInGame });
    return [
      [
        'sign up',
        async () => {
          await sync();
          const listed = await world.connection.collection('signedRiders').find({ eventId }).limit(3).toArray();
          for (const [index, name] of [...signed, 'owner-os'].entries()) {
            const userId = new Types.ObjectId(idOf(name));
            const zwiftId = Number(listed[index]?.zwiftId);
            await world.connection.collection('gameids').deleteMany({ zwiftId });
            await world.connection
              .collection('gameids')
              .insertOne({ userId, zwiftId, isMain: false, isProved: true, proof: null });
          }
        },
        {},
      ],
      [
        'moves an event in the game',
        async () => {
          await world.control(`events/${eventId}`, { eventStart: '2026-11-29T16:00:00.000+0000' });
          await sync();
        },
        { 'event.event_moved': [...signed, 'owner-os'] },
      ],
      ['removes an event', () => remove(false), { 'event.event_removed': signed }],
      [
        'cancels an event',
        async () => {
          const added = { id: eventId, organizerId, finishProtocol: 'classicCommon', importanceLevel: 'standard' };
          await owner.send('POST', '/api/race/events', { event: added });
          await sync();
          await remove(true);
        },
        { 'event.event_cancelled': signed },
      ],
    ];
  };
  const deliver = async () => {
    const announced = { organizerId: world.owner.organizerId, event: 'event.added' as const, eventId: 7, version: 0 };
    const announcements = world.app.get(WebhookAnnouncements, { strict: false });
    await world.app.get(Transactions).run((session) => announcements.announce(announced, session));
    await runJobs(world.app, 'webhook-delivery');
  };
  /** Makes a webhook to this machine, which is blocked, fail today and four days later. */
  const failWebhook = async () => {
    await addWebhook(world.owner.browser, world.owner.organizerId);
    const clock = world.app.get(Clock);
    for (const days of [0, 4]) {
      clock.now = () => new Date(ANCHOR.getTime() + days * dayMs);
      await deliver();
    }
    clock.now = () => ANCHOR;
  };
  const loseSecret = async () => {
    await addWebhook(world.owner.browser, world.owner.organizerId);
    await world.connection.collection('webhooks').updateMany({}, { $set: { secret: 'unreadable' } });
    await deliver();
  };
  const ofAccounts = (): Act[] => {
    const role = (name: string, by: TestBrowser | undefined) =>
      by?.send('PUT', `/api/admin/users/${idOf(name)}/role`, { role: 'user' }) ?? Promise.reject(new Error(name));
    return [
      [
        'a bot cannot sign in',
        async () => {
          const bot = await world.app
            .get(BotsRepository, { strict: false })
            .findByOrganizer(world.owner.organizerId, noTransaction);
          if (!bot) throw new Error('There is no bot.');
          const renewal = world.app.get(BotsRenewal, { strict: false });
          await renewal.recordFailure({ ...bot, refusals: 9 }, new GameSignInFailed());
        },
        { 'bot.ending': ['owner-os'] },
      ],
      ['a webhook fails for days', failWebhook, { 'webhook.given_up': ['owner-os'] }],
      ['a webhook whose secret cannot be read', loseSecret, { 'webhook.sealed': ['owner-os'] }],
      [
        'the provider has another payment',
        async () => {
          const [payment] = payments.payments.values();
          if (!payment) throw new Error('There is no payment.');
          payments.payments.set('stray', { ...payment, id: 'stray', created_at: ANCHOR.toISOString() });
          const clock = world.app.get(Clock);
          clock.now = () => new Date(ANCHOR.getTime() + dayMs / 2);
          await world.app.get(BillingJobs).compare();
          clock.now = () => ANCHOR;
        },
        { 'billing.differs': ['admin-two', 'club-admin'] },
      ],
      ['takes a role', () => role('mod-role', world.admin), { 'account.role': ['mod-role'] }],
      ['resigns', () => role('admin-two', people.get('admin-two')), {}],
    ];
  };

  it('cover every catalogue of texts', () => {
    const files = globSync('**/service-messages.ru.ts', { cwd: join(import.meta.dirname, '../..') });
    const folders = [
      'clubs/billing',
      'clubs/clubs',
      'clubs/teams/membership',
      'clubs/webhooks',
      'community/accounts',
      'community/organizer-pages',
      // The texts of the Telegram bot are sent to chats.
      'people/telegram',
      'racing/appeals',
      'racing/events/write',
      'racing/results/decide',
      'racing/series/records',
    ];

    expect(files.map(dirname).toSorted()).toEqual(folders);
  });

  it('are sent once to each user concerned, and to no one else', async () => {
    await sent();
    const outcomes: { what: string; got: object; expected: object }[] = [];
    const seen = new Set<string>();
    for (const group of [ofTeam, ofNewTeam, ofOrganizer, ofRace, ofSeries, ofEvents, ofAccounts, ofClosedTeam])
      for (const [what, does, sends] of group()) {
        await does();
        const got = await sent();
        const expected = Object.fromEntries(Object.entries(sends).map(([kind, all]) => [kind, all.toSorted()]));
        for (const kind of Object.keys(got)) seen.add(kind);
        outcomes.push({ what, got, expected });
      }

    expect(outcomes.map(({ what, got }) => ({ what, got }))).toEqual(
      outcomes.map(({ what, expected }) => ({ what, got: expected })),
    );
    expect([...kinds.keys()].filter((kind) => !seen.has(kind))).toEqual([]);
  }, 120_000);
});
