import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, outsideNames } from './config.ts';
import { GameClients } from './game/client/game-clients.ts';
import { observeBackupAge } from './kernel/backup/backup-age.ts';
import { BackupRecords } from './kernel/backup/backup-records.ts';
import { Transactions } from './kernel/database/transactions.ts';
import { Jobs } from './kernel/jobs/jobs.ts';
import { readCaches } from './kernel/metrics/cache-reads.ts';
import { observe } from './kernel/metrics/metrics.ts';
import { watchCalls } from './kernel/metrics/watch-calls.ts';
import { watchPool } from './kernel/metrics/watch-pool.ts';
import { watchProcess } from './kernel/metrics/watch-process.ts';
import { LiveTopics } from './kernel/realtime/live-topics.ts';
import { Sockets } from './kernel/realtime/sockets.ts';
import { RenderedPages } from './site/pages/rendering/rendered-pages.ts';

/** Observes the resources of a process; returns a function that stops it. Events are counted where they happen. */
export function watchApp(app: NestFastifyApplication, config: Config): () => void {
  const of = { strict: false };
  const [sockets, streams, jobs] = [app.get(Sockets, of), app.get(LiveTopics, of), app.get(Jobs, of)];
  const [games, pages, transactions] = [app.get(GameClients, of), app.get(RenderedPages), app.get(Transactions)];
  watchPool(app);
  observe(readCaches);
  observe(async () => ({
    otryv_job_lag_seconds: (await jobs.listLags()).map(({ name, ms }) => [ms / 1000, { job_name: name }]),
  }));
  observe(() => ({
    otryv_sockets: [
      [sockets.size - sockets.guests, { kind: 'user' }],
      [sockets.guests, { kind: 'guest' }],
    ],
    otryv_streams: streams.size,
    otryv_page_renders_waiting: pages.waiting,
    otryv_database_breaker_open: Number(transactions.isResting),
    otryv_game_breakers_open: [
      [games.resting.site, { owner: 'site' }],
      [games.resting.organizers, { owner: 'organizers' }],
    ],
    otryv_game_requests_waiting: games.waiting,
  }));
  observeBackupAge(app.get(BackupRecords, of));
  const ends = [watchProcess(), watchCalls(peersOf(config))];
  return () => {
    for (const end of ends) end();
  };
}

/** Returns the services that settings point to, by the origin of their address: `game_api` for GAME_API_URL. */
function peersOf(config: Config): Map<string, string> {
  return new Map(
    outsideNames.flatMap((name) => {
      const url = config[name];
      return url === undefined ? [] : [[new URL(url).origin, name.replace(/_URL$/, '').toLowerCase()]];
    }),
  );
}
