import type { EventDocument } from '@otryv/race';
import { type Bot, isEnding, stateOf, wasJustRefused } from '../../clubs/bots/bot.ts';
import { BotsRepository } from '../../clubs/bots/bots.repository.ts';
import { BotsService } from '../../clubs/bots/bots.service.ts';
import { BotsRenewal } from '../../clubs/bots/bots-renewal.ts';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { CatalogueService } from '../../game/catalogue/catalogue.service.ts';
import { GameClient } from '../../game/client/game.client.ts';
import { GameSignInFailed, GameUnavailable } from '../../game/client/game.errors.ts';
import { GameClients } from '../../game/client/game-clients.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { Cursors } from '../../kernel/paging/cursors.ts';
import { dayMs, hourMs, minuteMs } from '../../kernel/time-units.ts';
import { AppealsService } from '../../racing/appeals/appeals.service.ts';
import { EventAccounts } from '../../racing/event-editing/event-accounts.ts';
import { EventCreation } from '../../racing/event-editing/event-creation.ts';
import { UnansweredEventsRepository } from '../../racing/event-editing/unanswered-events.repository.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { importWindow, ongoingSince } from '../../racing/events/records/event-window.ts';
import type { SubgroupFields } from '../../racing/events/records/subgroup-fields.ts';
import { EventImportsService } from '../../racing/events/write/event-imports.service.ts';
import { EventSync } from '../../racing/results/decide/event-sync.service.ts';
import { ProtocolStatesService } from '../../racing/results/decide/protocol-states.service.ts';
import { ManualImports } from '../../racing/results/import/manual-imports.ts';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { likelyActivities } from '../../racing/results/import/unfinished.ts';
import { ResultsJobs } from '../../racing/results/results.jobs.ts';
import { SeriesPublisher } from '../../racing/series/publish/series.publisher.ts';
import { SeriesService } from '../../racing/series/read/series.service.ts';
import { SeriesRepository } from '../../racing/series/records/series.repository.ts';
import { SeriesAccess } from '../../racing/series/records/series-access.ts';
import { StageEvents } from '../../racing/series/records/stage-events.ts';
import { refreshWindow } from '../../racing/series/series-windows.ts';
import { StageRefresh } from '../../racing/series/stages/stage-refresh.ts';
import { aDraft } from '../event-world.ts';
import { fake } from '../fake.ts';
import { ANCHOR } from '../start-race-world.ts';
import { anId, type Border, type Borders, identityOf, outcomeOf, type Scene } from './border.ts';

const long = (changes: object = {}) =>
  Object.assign(
    Object.create(null) as SubgroupFields,
    { eventSubgroupStart: ANCHOR, durationInSeconds: 6000 },
    changes,
  );
const anEvent = (changes: object) => Object.assign(Object.create(null), changes);

/** When results are read, and how long they can be changed. */
export const raceBorders: Borders = {
  'racing/results/results.jobs.ts › betweenImportsMs': {
    atMs: 10 * minuteMs,
    states: [false, true],
    begin: nextLook(hourMs),
  },
  'racing/results/results.jobs.ts › shortestWaitMs': {
    atMs: minuteMs,
    states: [false, true],
    begin: nextLook(-hourMs),
  },
  'racing/results/results.jobs.ts › afterFailureMs': {
    atMs: 2 * minuteMs,
    states: [false, true],
    begin: nextTry(-hourMs),
  },
  'racing/results/results.jobs.ts › afterLateFailureMs': {
    atMs: hourMs,
    states: [false, true],
    begin: nextTry(-dayMs),
  },
  'racing/results/results.jobs.ts › patientAfterMs': {
    atMs: 6 * hourMs + 1,
    states: [2 * minuteMs, hourMs],
    begin: (scene) => async () => {
      const { planned } = await importing(scene, scene.start, true);
      return planned && planned.getTime() - scene.now.getTime();
    },
  },
  'racing/results/results.jobs.ts › givenUpAfterMs': {
    atMs: 14 * dayMs + 1,
    states: [false, true],
    begin: (scene) => async () => (await importing(scene, scene.start, true)).isGivenUp,
  },
  'racing/results/import/manual-imports.ts › oldestDays': {
    atMs: 14 * dayMs + 1,
    states: ['done', 'event_too_old'],
    begin: (scene) => {
      const events = fake(EventCatalogue, { requireEvent: async () => anEvent({ eventStart: scene.start }) });
      const importer = fake(ResultsImporter, { importEvent: async () => anEvent({}) });
      const manual = new ManualImports(events, importer, scene.clock);
      return () => outcomeOf(manual.import(1, anEvent({ requireWrite: () => undefined })));
    },
  },
  'racing/results/import/unfinished.ts › earlyMs': {
    atMs: hourMs + 1,
    states: [['7'], []],
    begin: (scene) => () => {
      const feed = [anEvent({ id: '7', id_str: '7', eventId: null, startDate: scene.start })];
      return likelyActivities(feed, { eventId: 1, from: scene.now, until: new Date(scene.now.getTime() + hourMs) });
    },
  },
  'racing/events/records/event-window.ts › firstLookMs': {
    atMs: 30 * minuteMs,
    states: [false, true],
    begin: (scene) => () => scene.now >= importWindow(ANCHOR, [long()]).from,
  },
  'racing/events/records/event-window.ts › lateMs': {
    // 15 % after 100 minutes, and 20 minutes.
    atMs: 135 * minuteMs,
    states: [false, true],
    begin: (scene) => () => scene.now >= importWindow(ANCHOR, [long()]).until,
  },
  'racing/events/records/event-window.ts › usualRideMs': {
    atMs: 120 * minuteMs,
    states: [false, true],
    begin: (scene) => () => scene.now >= importWindow(ANCHOR, []).until,
  },
  'racing/events/records/event-window.ts › longestRaceMs': {
    atMs: dayMs + 1,
    states: [true, false],
    begin: (scene) => () => scene.start >= ongoingSince(scene.now),
  },
  'racing/event-editing/event-creation.ts › listedAfterMs': {
    atMs: minuteMs,
    states: ['event_outcome_unknown', 'done'],
    begin: ({ clock, start }) => {
      const accounts = fake(EventAccounts, { findCreated: async () => null, create: async () => 7 });
      const sent = { sentAt: start, lastSentAt: start };
      const unanswered = fake(UnansweredEventsRepository, {
        begin: async () => sent,
        sendAgain: async () => undefined,
      });
      return () => outcomeOf(new EventCreation(accounts, unanswered, clock).create('organizer', aDraft()));
    },
  },
  'racing/event-editing/event-accounts.ts › aroundStartMs': [
    { atMs: hourMs + 1, states: [7, null], begin: (scene) => aCreatedEvent(scene, (now) => now) },
    {
      atMs: hourMs + 1,
      states: [7, null],
      begin: (scene) => aCreatedEvent(scene, (now) => new Date(2 * ANCHOR.getTime() - now.getTime())),
    },
  ],
  'contract/organizers/schemas.ts › PROTEST_HOURS': {
    atMs: 48 * hourMs,
    states: [
      { isOfficial: false, mayAppeal: true },
      { isOfficial: true, mayAppeal: false },
    ],
    begin: anImportedRace,
  },
  'racing/series/series-windows.ts › spareMs': {
    atMs: 135 * minuteMs + 1,
    states: [true, false],
    begin: (scene) => () => {
      const { until } = refreshWindow({ eventSubgroups: [anEvent(long())] }, () => null) ?? {};
      return until !== undefined && scene.now <= until;
    },
  },
  'racing/series/records/stage-events.ts › oldestStageMs': {
    atMs: 61 * dayMs + 1,
    states: [
      { stage: 'done', isOffered: true },
      { stage: 'stage_event_unsuitable', isOffered: false },
    ],
    begin: aCandidate,
  },
  'racing/series/stages/stage-refresh.ts › oldestDays': { atMs: 14 * dayMs + 1, states: [true, false], begin: aStage },
  'clubs/bots/bot.ts › rejectionRestMs': {
    atMs: hourMs,
    states: [true, false],
    begin: (scene) => () => wasJustRefused(aBot(scene, { refusals: 1, failedAt: scene.start }), scene.now),
  },
  'clubs/bots/bot.ts › warnedMs': {
    atMs: 23 * dayMs,
    states: [
      { isEnding: false, state: 'working' },
      { isEnding: true, state: 'expiring' },
    ],
    begin: (scene) => () => {
      const bot = aBot(scene, { failedAt: scene.start });
      return { isEnding: isEnding(bot.expiresAt, scene.now), state: stateOf(bot, scene.now) };
    },
  },
  'clubs/bots/bots-renewal.ts › afterRejectionMs': aRenewal(dayMs, () => new GameSignInFailed()),
  'clubs/bots/bots-renewal.ts › afterFailureMs': aRenewal(
    hourMs,
    () => new GameUnavailable('it is silent', null, {}, false),
  ),
};

/** Runs the import of a race once, whose window ends at `until`. */
async function importing(scene: Scene, until: Date, fails: boolean) {
  const outcome: { planned: Date | null; isGivenUp: boolean } = { planned: null, isGivenUp: false };
  const event = anEvent({ nextImportAt: scene.now, importUntil: until });
  const jobs = new ResultsJobs(
    fake(Jobs, {}),
    fake(EventCatalogue, { requireEvent: async () => event }),
    fake(EventImportsService, {
      planNext: async (_id: number, at: Date) => {
        outcome.planned = at;
      },
    }),
    fake(ResultsImporter, {
      importEvent: async () => {
        if (fails) throw new GameUnavailable('it is silent', null, {}, false);
        return anEvent({ isFinal: false });
      },
      giveUp: async () => {
        outcome.isGivenUp = true;
      },
    }),
    fake(EventSync, {}),
    fake(ProtocolStatesService, {}),
    scene.clock,
  );
  await jobs.importDue(1, scene.now);
  return outcome;
}

function nextLook(untilMs: number, fails = false): Border['begin'] {
  return async (scene) => {
    const { planned } = await importing(scene, new Date(scene.start.getTime() + untilMs), fails);
    return () => planned !== null && planned <= scene.now;
  };
}

function nextTry(untilMs: number): Border['begin'] {
  return nextLook(untilMs, true);
}

/** Returns whether an event at the start matches one sent with a start around it. */
function aCreatedEvent(scene: Scene, startOf: (now: Date) => Date) {
  const tags = ['timestamp=1'];
  const listed = { id: 7, name: 'Гонка', tags };
  const client = fake(GameClient, {
    fetchClubEvents: async (_club: string, fromMs: number, toMs: number) =>
      fromMs <= ANCHOR.getTime() && ANCHOR.getTime() <= toMs ? [anEvent(listed)] : [],
  });
  const bots = fake(BotsService, {
    readAs: (_id: string, work: (client: GameClient) => Promise<never>) => work(client),
  });
  const accounts = new EventAccounts(bots, fake(GameClients, {}), { ...anEvent({ GAME_SETTLE_MS: 0 }) });
  return () => {
    const document = { name: 'Гонка', tags, microserviceExternalResourceId: 'club' };
    const sent: EventDocument = anEvent({ ...document, eventStart: startOf(scene.now).toISOString() });
    return accounts.findCreated('organizer', sent);
  };
}

/** Imports a race during the ride, which opens its protest window. */
async function anImportedRace(scene: Scene) {
  const race = 5_100_013;
  const { connection } = scene.world;
  for (const name of ['protocolstates', 'events', 'protocols', 'imports'])
    await connection.collection(name).deleteMany({});
  await scene.world.add(race);
  await scene.world.control(`finish/${race}`);
  await scene.get(ResultsImporter).importEvent(race, 'fast', scene.now);
  const [row] = (await scene.world.protocol(race)).results;
  const userId = await scene.user();
  const { ObjectId } = connection.base.mongo;
  const claim = { zwiftId: Number(row?._id.split('.')[1]), isMain: true, isProved: true, proof: null };
  await connection.collection('gameids').insertOne({ userId: new ObjectId(userId), ...claim });
  return async () => {
    const { ownRowIds } = await scene.get(AppealsService).list(race, identityOf(userId));
    await scene.get(ProtocolStatesService).endWindows();
    const { protocol } = await scene.world.protocol(race);
    await connection.collection('gameids').deleteMany({ userId: new ObjectId(userId) });
    return { isOfficial: protocol?.state === 'official', mayAppeal: ownRowIds.length > 0 };
  };
}

/** Returns whether a race at the start may become a stage. */
function aCandidate(scene: Scene) {
  const event = anEvent({ eventStart: scene.start, organizer: { id: 'own' }, eventSubgroups: [{}] });
  const series = fake(SeriesRepository, { findByEvent: async () => null });
  const stages = new StageEvents(series, fake(EventCatalogue, { requireEvent: async () => event }), scene.clock);
  let since = scene.start;
  const events = fake(EventCatalogue, {
    listCandidates: async (_organizer: string, from: Date) => {
      since = from;
      return [];
    },
  });
  const access = fake(SeriesAccess, {});
  const organizers = fake(OrganizersService, { requireOwn: async () => anEvent({}) });
  const catalogue = fake(CatalogueService, {});
  const cursors = fake(Cursors, {});
  const shown = new SeriesService(series, access, events, organizers, catalogue, scene.clock, cursors);
  const admin = identityOf(anId(), 'admin');
  return async () => {
    await shown.listCandidates(admin, 'own');
    const stage = stages.requireFree(admin, anEvent({ organizerId: 'own' }), 1, anEvent({}));
    return { stage: await outcomeOf(stage), isOffered: since <= scene.start };
  };
}

/** Returns whether a stage of a race at the start reads its results from the game. */
function aStage(scene: Scene) {
  let isRead = false;
  const series = anEvent({ type: 'tour', stages: [{ order: 1, eventIds: [7] }] });
  const refresh = new StageRefresh(
    fake(SeriesAccess, { requireOwn: async () => series }),
    fake(EventCatalogue, { listByIds: async () => [anEvent({ gameId: 7, eventStart: scene.start })] }),
    fake(ResultsImporter, {
      importEvent: async () => {
        isRead = true;
        return anEvent({});
      },
    }),
    fake(SeriesPublisher, { publish: async () => anEvent({}) }),
    fake(Transactions, { run: (work: (session: never) => Promise<never>) => work(anEvent({}) as never) }),
    scene.clock,
  );
  return async () => {
    await refresh.refreshStage(identityOf(anId(), 'admin'), anId(), 1);
    return isRead;
  };
}

function aBot(scene: Scene, changes: Partial<Bot> = {}): Bot {
  const expiresAt = new Date(scene.start.getTime() + 30 * dayMs);
  return {
    id: '',
    organizerId: anId(),
    username: `border-${scene.turn}@club.example`,
    name: null,
    gameUserId: null,
    issuedAt: scene.start,
    expiresAt,
    renewAt: expiresAt,
    refusals: 0,
    failure: null,
    failedAt: null,
    toldAt: null,
    ...changes,
  };
}

/** Returns whether a sign-in that failed at the start is due for a retry. */
function aRenewal(atMs: number, failure: () => GameSignInFailed | GameUnavailable): Border {
  return {
    atMs,
    states: [false, true],
    begin: async (scene) => {
      const body = { name: `Клуб ${scene.turn}`, label: `border-${scene.turn}`, creatorId: null };
      const { _id: organizerId } = (await scene.world.admin.send('POST', '/api/admin/organizers', body)).json().data;
      const { id: _id, ...fresh } = aBot(scene, { organizerId });
      const bot = await scene.transaction((session) => scene.get(BotsRepository).replace(fresh, session));
      await scene.get(BotsRenewal).recordFailure(bot, failure());
      return async () => (await scene.get(BotsRepository).listDue(scene.now)).some(({ id }) => id === bot.id);
    },
  };
}
