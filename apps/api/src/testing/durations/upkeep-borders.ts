import { type StreamPlatform, VIEWER_BARS } from '@otryv/contract/schemas';
import { RiderTeams } from '../../clubs/teams/read/rider-teams.ts';
import { isHopeless } from '../../clubs/webhooks/webhook-deliveries.ts';
import { MailingsService } from '../../communication/mailings/mailings.service.ts';
import { RiderCounts } from '../../community/profiles/count/rider-counts.ts';
import { PowerCurvesService } from '../../community/profiles/read/power-curves.service.ts';
import { RiderFiguresService } from '../../community/profiles/read/rider-figures.service.ts';
import { RiderLists } from '../../community/profiles/read/rider-lists.service.ts';
import { ListedRidersRepository } from '../../community/profiles/records/listed-riders.repository.ts';
import { RiderMetricsRepository } from '../../community/profiles/records/rider-metrics.repository.ts';
import { RiderResultsRepository } from '../../community/profiles/records/rider-results.repository.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { FileStore } from '../../kernel/files/file-store.ts';
import { OrphanFiles } from '../../kernel/files/orphan-files.ts';
import { Hooks } from '../../kernel/hooks/hooks.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../kernel/time-units.ts';
import { RidersService } from '../../people/riders/riders.service.ts';
import { BroadcastDeliveries } from '../../people/telegram/broadcast-deliveries.ts';
import { BroadcastsRepository } from '../../people/telegram/broadcasts.repository.ts';
import { TelegramClient } from '../../people/telegram/telegram.client.ts';
import { TelegramUnreachable } from '../../people/telegram/telegram.errors.ts';
import { TelegramRepository } from '../../people/telegram/telegram.repository.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { toCalendar } from '../../racing/calendars/calendar.ts';
import { CalendarRaces } from '../../racing/events/read/calendar-races.service.ts';
import { RiderPowers } from '../../racing/events/read/rider-powers.ts';
import { CancelledEventsRepository } from '../../racing/events/records/cancelled-events.repository.ts';
import { EventsRepository } from '../../racing/events/records/events.repository.ts';
import { SignedRidersRepository } from '../../racing/events/records/signed-riders.repository.ts';
import { EventCancellations } from '../../racing/events/write/event-cancellations.ts';
import { StatisticsRepository } from '../../site/statistics/statistics.repository.ts';
import { StatisticsCounting } from '../../site/statistics/statistics-counting.ts';
import { PlatformFailed } from '../../site/streams/platform-http.ts';
import { StreamPoller } from '../../site/streams/stream-poller.ts';
import { type PlatformState, StreamsRepository } from '../../site/streams/streams.repository.ts';
import { StreamsService } from '../../site/streams/streams.service.ts';
import { TwitchClient } from '../../site/streams/twitch.client.ts';
import { TwitchPoll } from '../../site/streams/twitch.poll.ts';
import { YoutubeClient } from '../../site/streams/youtube.client.ts';
import { YoutubePoll } from '../../site/streams/youtube.poll.ts';
import { fake } from '../fake.ts';
import { type Borders, identityOf, outcomeOf, type Scene } from './border.ts';

const half = new Date('2026-11-21T12:30:00Z');
const repeated = ['mailing_repeated', 'done'] as const;
const blank = (changes: object = {}) => Object.assign(Object.create(null), changes);
const aRace = (changes: object) =>
  blank({ gameId: 1, name: 'Гонка', description: '', revision: 0, eventSubgroups: [], ...changes });

/** Background work of the portal, and repeated actions it rejects. */
export const upkeepBorders: Borders = {
  'clubs/webhooks/webhook-deliveries.ts › longestFailingMs': {
    atMs: 3 * dayMs,
    states: [false, true],
    begin: (scene) => () => isHopeless({ failures: 0, failingSince: scene.start }, scene.now),
  },
  'communication/mailings/mailings.service.ts › sameEmailMs': [
    { atMs: hourMs, states: repeated, begin: (scene) => aMailing(scene, 'done') },
    { atMs: hourMs, start: half, states: repeated, begin: (scene) => aMailing(scene, 'done') },
    // An unfinished one counts as the same email, however long it takes.
    {
      atMs: 3 * hourMs,
      states: ['mailing_repeated', 'mailing_repeated'],
      begin: (scene) => aMailing(scene, 'sending'),
    },
  ],
  'racing/calendars/calendar.ts › usualRaceMs': {
    atMs: 90 * minuteMs,
    states: [false, true],
    begin: (scene) => {
      const race = aRace({ eventStart: scene.start, revisedAt: scene.start });
      const calendar = toCalendar(null, [race], 'http://localhost');
      const [, end = ''] = /DTEND:(\w+)/.exec(calendar) ?? [];
      return () => end <= scene.now.toISOString().replace(/[-:]|\.\d+/g, '');
    },
  },
  'racing/events/records/calendar-race.ts › riddenMs': {
    atMs: 30 * dayMs + 1,
    states: [1, 0],
    begin: (scene) => {
      const race = aRace({ eventStart: scene.start });
      const events = fake(EventsRepository, { listStartingFrom: async (from) => (scene.start >= from ? [race] : []) });
      const cancelled = fake(CancelledEventsRepository, { listByRiders: async () => [] });
      const signedRiders = fake(SignedRidersRepository, { listSignUps: async () => [] });
      const races = new CalendarRaces(events, cancelled, signedRiders, scene.clock);
      return async () => (await races.listByRiders([])).length;
    },
  },
  'racing/events/write/event-cancellations.ts › keptMs': {
    atMs: hourMs + 30 * dayMs,
    states: ['done', 'event_not_found'],
    begin: async (scene) => {
      const gameId = 4_800_000 + scene.turn;
      const eventStart = new Date(scene.start.getTime() + hourMs);
      const race = aRace({ gameId, eventStart, organizer: null, revisedAt: scene.start });
      await scene.transaction((session) =>
        scene.get(EventCancellations).keep(race, { isDeletedInGame: true }, session),
      );
      return () => outcomeOf(scene.get(CalendarRaces).getRace(gameId));
    },
  },
  'kernel/files/orphan-files.ts › spareMs': {
    atMs: dayMs + 1,
    states: [0, 1],
    begin: (scene) => {
      const store = fake(FileStore, {
        listWrittenBefore: async (moment: Date) => (scene.start < moment ? ['.draft'] : []),
        remove: async () => undefined,
      });
      return () => new OrphanFiles(store, fake(Jobs, {}), scene.get(Hooks), scene.clock).sweep();
    },
  },
  'community/profiles/read/rider-figures.service.ts › changeDays': {
    atMs: Date.parse('2026-12-20T21:00:00Z') - Date.parse('2026-11-21T12:00:00Z'),
    states: [false, true],
    begin: aFormerScore,
  },
  'community/profiles/read/rider-figures.service.ts › scoreDays': {
    atMs: Date.parse('2027-02-19T21:00:00Z') - Date.parse('2026-11-21T12:00:00Z'),
    states: [true, false],
    begin: aFormerScore,
  },
  'site/statistics/statistics-counting.ts › countedEveryMs': {
    atMs: 10 * minuteMs,
    states: [false, true],
    begin: (scene) => async () => (await counting(scene)).length > 0,
  },
  'site/statistics/statistics-counting.ts › daysOfEvents': {
    atMs: 370 * dayMs + 1,
    states: [true, false],
    begin: (scene) => async () => {
      const [since] = await counting(scene);
      return since !== undefined && since <= scene.start;
    },
  },
  'contract/statistics/schemas.ts › EVENT_PERIODS': [365, 91, 30].map((days, period) => ({
    atMs: days * dayMs + 1,
    states: [true, false] as const,
    begin: (scene: Scene) => async () => {
      const since = (await counting(scene))[period + 1];
      return since !== undefined && since <= scene.start;
    },
  })),
  'site/streams/stream-poller.ts › longestWaitMs': {
    atMs: 30 * minuteMs,
    states: [1, 2],
    begin: async (scene) => {
      const polls = polling(scene, 'twitch', { failures: 20 });
      await polls.poll();
      return async () => {
        await polls.poll();
        return polls.asked();
      };
    },
  },
  'site/streams/stream-poller.ts › earlyMs': { atMs: 4 * minuteMs, states: [0, 1], begin: aPollOfYoutube },
  'site/streams/youtube-day.ts › shortestMinutes': { atMs: 4 * minuteMs, states: [0, 1], begin: aPollOfYoutube },
  'site/streams/streams.service.ts › barMs': {
    atMs: 3 * minuteMs,
    states: [0, 1],
    begin: aSample,
  },
  'site/streams/twitch.poll.ts › describedForMs': {
    atMs: dayMs + 1,
    states: [[], ['os']],
    begin: (scene) => async () => {
      let asked: readonly string[] = [];
      const client = fake(TwitchClient, {
        fetchLive: async () => [],
        fetchUsers: async (names: readonly string[]) => {
          asked = names;
          return [];
        },
      });
      await new TwitchPoll(client, describedAt(scene.start)).run(['os'], scene.now);
      return asked;
    },
  },
  'site/streams/youtube.poll.ts › describedForMs': {
    atMs: 3 * dayMs + 1,
    states: [[], ['os']],
    begin: (scene) => async () => {
      const asked: string[] = [];
      const client = fake(YoutubeClient, {
        fetchVideos: async () => [],
        fetchLatest: async () => [],
        fetchChannel: async (name: string) => {
          asked.push(name);
          return null;
        },
      });
      await new YoutubePoll(client, describedAt(scene.start)).run(['os'], scene.now);
      return asked;
    },
  },
  'people/telegram/broadcast-deliveries.ts › claimMs': {
    atMs: minuteMs + 1,
    states: [false, true],
    begin: (scene) => async () => (await delivering(scene)()).isGivenUp,
  },
  'people/telegram/broadcast-deliveries.ts › faultPause': {
    atMs: 30 * secondMs,
    states: [1, 2],
    begin: async (scene) => {
      const deliver = delivering(scene);
      await deliver();
      return async () => (await deliver()).sent;
    },
  },
};

/** Starts an email at the start, and again later. */
async function aMailing(scene: Scene, state: 'done' | 'sending') {
  const { connection } = scene.world;
  const { ObjectId } = connection.base.mongo;
  const admin = await scene.user();
  const reader = { _id: new ObjectId(admin) };
  const changes = { 'notifications.news': true, emailConfirmed: true, email: `${admin}@example.com` };
  await connection.collection('users').updateOne(reader, { $set: changes });
  const email = { subject: `Письмо ${scene.turn}`, title: 'Сезон', text: 'Начинается в четверг.' };
  const lists = { news: true, events: false, development: false };
  const announce = () =>
    scene.get(MailingsService).announce(identityOf(admin, 'admin'), { ...email, notificationsTypes: lists });
  await announce();
  await connection.collection('mailings').updateMany({}, { $set: { state } });
  return () => outcomeOf(announce());
}

/** Returns whether the score at the start is the base of the change. */
async function aFormerScore(scene: Scene) {
  let range: string[] = [];
  const none = async () => new Map();
  const figures = new RiderFiguresService(
    fake(RidersService, { listByIds: none }),
    fake(GameIdsService, { listAdditionalIdsOf: none }),
    fake(RiderResultsRepository, { listTotalsOf: none, listLatestOf: none }),
    fake(RiderMetricsRepository, {
      listScoresWithin: async (_ids: readonly number[], from: string, to: string) => {
        range = [from, to];
        return new Map();
      },
    }),
    fake(PowerCurvesService, { listByAccounts: none }),
    fake(ListedRidersRepository, {}),
    fake(RiderTeams, { listCurrent: none }),
    fake(RiderPowers, {}),
    scene.clock,
  );
  return async () => {
    await figures.listKnown([]);
    const [from = '', to = ''] = range;
    return from <= '2026-11-21' && '2026-11-21' <= to;
  };
}

/**
 * Returns the start of the counted events and riders of each period, with the last count at the start; empty if none is
 * due.
 */
async function counting(scene: Scene): Promise<Date[]> {
  const since: Date[] = [];
  const riders = fake(RiderCounts, {
    countEvents: async (from: Date) => {
      since.push(from);
      return [];
    },
    countDistinct: async (from: Date) => {
      since.push(from);
      return blank();
    },
    countByValue: async () => [],
    countAll: async () => 0,
    listStrongest: async () => [],
  });
  const last = blank({ updatedAt: scene.start, data: { events: [{}] } });
  const statistics = fake(StatisticsRepository, { findByKind: async () => last, save: async () => undefined });
  await new StatisticsCounting(riders, statistics, scene.clock).runIfDue();
  return since;
}

/** Polls a platform with one streamer; Twitch polls fail. */
function polling(scene: Scene, platform: StreamPlatform, state: Partial<PlatformState>) {
  let asked = 0;
  let kept: PlatformState = blank({
    units: 0,
    failedSince: null,
    pausedUntil: null,
    unitsUntil: null,
    ...state,
  });
  const names = { twitch: { isEnabled: true, channelName: 'os' }, youtube: { isEnabled: true, channelHandle: '@os' } };
  const poller = new StreamPoller(
    fake(UsersService, { listStreamers: async () => [blank({ streams: names })] }),
    fake(StreamsRepository, {
      keepOnly: async () => undefined,
      getState: async () => kept,
      setState: async (_platform: StreamPlatform, changes: object) => {
        kept = { ...kept, ...changes };
      },
    }),
    fake(TwitchClient, { isConfigured: true }),
    fake(YoutubeClient, { isConfigured: true }),
    fake(TwitchPoll, {
      run: async () => {
        asked += 1;
        throw new PlatformFailed('it is silent');
      },
    }),
    fake(YoutubePoll, {
      run: async () => {
        asked += 1;
      },
    }),
    fake(StreamsService, { listOnAir: async () => new Map() }),
    fake(RiderLists, { setOnAir: async () => undefined }),
    fake(Jobs, {}),
    scene.clock,
    blank({ YOUTUBE_DAILY_UNITS: 9_000 }),
  );
  return { poll: () => poller.poll(platform), asked: () => asked };
}

function aPollOfYoutube(scene: Scene) {
  const polls = polling(scene, 'youtube', { checkedAt: scene.start });
  return async () => {
    await polls.poll();
    return polls.asked();
  };
}

function describedAt(at: Date) {
  return fake(StreamsRepository, {
    listChannelsOf: async () => new Map([['os', blank({ describedAt: at })]]),
    save: async () => undefined,
  });
}

/** Returns how many bars before the last one the viewers at the start are. */
function aSample(scene: Scene) {
  const stream = { twitch: { isEnabled: true, channelName: 'os' }, youtube: { isEnabled: false, channelHandle: '' } };
  const known = { online: true, title: '', channel: {}, samples: [{ at: scene.start, viewers: 7 }] };
  const streams = new StreamsService(
    fake(UsersService, { listStreamers: async () => [blank({ id: 'user', streams: stream })] }),
    fake(GameIdsService, { listProvedIdsOfUsers: async () => new Map([['user', 7]]) }),
    fake(RidersService, { listByIds: async () => new Map([[7, blank({ zwiftId: 7, male: true })]]) }),
    fake(StreamsRepository, {
      listChannelsOf: async (platform: StreamPlatform) => new Map(platform === 'twitch' ? [['os', blank(known)]] : []),
      getState: async () => blank({ checkedAt: null, failedSince: null }),
    }),
    fake(TwitchClient, { isConfigured: true }),
    fake(YoutubeClient, { isConfigured: true }),
    scene.clock,
  );
  return async () => {
    const { data } = await streams.list();
    return VIEWER_BARS.count - 1 - (data[0]?.twitch?.viewers.indexOf(7) ?? 0);
  };
}

/** Delivers a broadcast to one chat by a bot that cannot reach Telegram; another process claimed one at the start. */
function delivering(scene: Scene) {
  let isGivenUp = false;
  let sent = 0;
  let state: object = { pausedUntil: null };
  const deliveries = new BroadcastDeliveries(
    fake(BroadcastsRepository, {
      open: async () => blank({ id: 'broadcast', text: '' }),
      giveUpClaims: async (_id: string, before: Date) => {
        isGivenUp = scene.start < before;
      },
      claim: async () => ({ id: 'delivery', chatId: 7 }),
      setDelivery: async () => undefined,
      hasMore: async () => true,
    }),
    fake(TelegramRepository, {
      getState: async () => blank(state),
      setState: async (changes: object) => {
        state = changes;
      },
    }),
    fake(TelegramClient, {
      isConfigured: true,
      sendMessage: async () => {
        sent += 1;
        throw new TelegramUnreachable();
      },
    }),
    fake(Transactions, {}),
    fake(Jobs, {}),
    scene.clock,
    blank({ TELEGRAM_MESSAGES_PER_SECOND: 25 }),
  );
  return async () => {
    await deliveries.deliver();
    return { isGivenUp, sent };
  };
}
