import 'reflect-metadata';
import type { Server } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import type { Config } from './config.ts';
import { CatalogueService } from './game/catalogue/catalogue.service.ts';
import { catalogueSources } from './game/catalogue/catalogue.sources.ts';
import { ApiKeys } from './kernel/access/api-keys.ts';
import { UnfinishedImport } from './kernel/backup/export/unfinished-import.ts';
import { Clock } from './kernel/clock.ts';
import { DomainError } from './kernel/errors/domain-error.ts';
import { FileStore } from './kernel/files/file-store.ts';
import { serveFiles } from './kernel/files/serve-files.ts';
import { type CommonHeaders, serveBytes } from './kernel/http/bytes/serve-bytes.ts';
import { KeyAdmission, quotaHeaders } from './kernel/http/load/admit-keys.ts';
import { limitConcurrency } from './kernel/http/load/limit-concurrency.ts';
import { measureRequests } from './kernel/http/load/measure-requests.ts';
import { isHealth, shedLoad } from './kernel/http/load/shed-load.ts';
import { answerPreflights, headersForOtherSites } from './kernel/http/other-sites.ts';
import { dropCancelledResponses } from './kernel/http/requests/cancelled-requests.ts';
import { rejectExpectations } from './kernel/http/responses/raw-responses.ts';
import { secureHeaders } from './kernel/http/responses/secure-headers.ts';
import { logRequests } from './kernel/logging/log-requests.ts';
import { KeptEmails } from './kernel/mail/kept-emails.ts';
import { serveMail } from './kernel/mail/serve-mail.tsx';
import { startMetrics } from './kernel/metrics/start-metrics.ts';
import { Migrations } from './kernel/migrations/migrations.ts';
import { serveApiDocs } from './kernel/openapi/api-docs.ts';
import { OutboxWatcher } from './kernel/outbox/outbox.watcher.ts';
import { SocketServer } from './kernel/realtime/socket-server.ts';
import { isStopping } from './kernel/server/graceful-stop.ts';
import { serverOptions } from './kernel/server/server-options.ts';
import { startTracing } from './kernel/tracing/start-tracing.ts';
import { migrations } from './migrations/index.ts';
import { SessionEnds } from './people/auth/sessions/session-ends.ts';
import { protocolSource } from './racing/results/publish/protocol.source.ts';
import { ProtocolBytes } from './racing/results/publish/protocol-bytes.ts';
import { SeriesBytes, seriesSources } from './racing/series/publish/series-bytes.ts';
import { keepBundles } from './site/embeds/bundles/kept-bundles.ts';
import { serveBundles } from './site/embeds/bundles/serve-bundles.ts';
import { readManifest } from './site/embeds/embed-manifest.ts';
import { serveEmbeds } from './site/embeds/serve-embeds.ts';
import { serveOembed } from './site/oembed/serve-oembed.ts';
import { PagesService } from './site/pages/pages.service.ts';
import { PageRenderer } from './site/pages/rendering/page-renderer.ts';
import { readForPage } from './site/pages/rendering/read-for-page.ts';
import { RenderedPages } from './site/pages/rendering/rendered-pages.ts';
import { servePages } from './site/pages/serve-pages.ts';
import { serveSitemaps } from './site/pages/serve-sitemaps.ts';
import { Sitemaps } from './site/pages/sitemaps.ts';
import { watchApp } from './watch-app.ts';

/** Builds the whole server, ready for `listen` or `inject`. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  // First: a port in use ends the start before it has begun.
  const stopMetrics = await startMetrics(config);
  const tracing = await startTracing(config);
  const adapter = new FastifyAdapter(serverOptions(config));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  const fastify = adapter.getInstance();
  const protocols = app.get(ProtocolBytes);
  const common = commonHeaders(fastify.server);
  const store = app.get(FileStore, { strict: false });
  rejectExpectations(fastify.server);
  logRequests(fastify);
  if (tracing) {
    tracing.traceRequests(fastify);
    tracing.traceCommands(app);
    tracing.traceCalls();
    fastify.addHook('onClose', () => tracing.stop());
  }
  if (stopMetrics) {
    const endWatching = watchApp(app, config);
    measureRequests(fastify);
    fastify.addHook('onClose', () => {
      endWatching();
      return stopMetrics();
    });
  }
  if (!config.REQUESTS) refuseAllButHealth(fastify);
  const keys = new KeyAdmission(app.get(ApiKeys));
  await shedLoad(fastify, config, (request) => keys.isOfServer(request), common);
  keys.watch(fastify, common);
  serveBytes(
    fastify,
    new Map([
      ...catalogueSources(app.get(CatalogueService)),
      ['/api/race/results/:id', protocolSource(protocols)],
      ...seriesSources(app.get(SeriesBytes)),
    ]),
    common,
  );
  guardRequests(fastify, common);
  limitConcurrency(fastify, config.WORK_CONCURRENCY, common);
  dropCancelledResponses(fastify);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  // Awaiting its plug-in settles the error handler of every earlier route: they come after.
  const renderer = config.PORTAL_SERVER ? new PageRenderer(config.PORTAL_SERVER, readForPage(fastify)) : null;
  fastify.addHook('onClose', () => renderer?.stop());
  if (config.PORTAL_FOLDER) {
    const [clock, pages, rendered] = [app.get(Clock), app.get(PagesService), app.get(RenderedPages)];
    await servePages(fastify, { folder: config.PORTAL_FOLDER, config, clock, pages, rendered, renderer, common });
  }
  if (config.EMBED_FOLDER) {
    const [clock, rendered, { origin }] = [app.get(Clock), app.get(RenderedPages), new URL(config.PUBLIC_URL)];
    const files = await readManifest(config.EMBED_FOLDER);
    await keepBundles(config.EMBED_FOLDER, files, store, app.get(Logger));
    serveEmbeds(fastify, { files, origin, clock, rendered, renderer, common });
    serveBundles(fastify, { files, store, common });
  }
  answerPreflights(fastify);
  serveSitemaps(fastify, app.get(Sitemaps), config.PUBLIC_URL);
  serveOembed(fastify, app.get(PagesService), config.PUBLIC_URL);
  serveApiDocs(fastify, common);
  serveFiles(fastify, store);
  if (config.SHOW_MAIL && !config.SMTP_URL) serveMail(fastify, app.get(KeptEmails));
  await app.get(UnfinishedImport).requireNone();
  // Before anything of this version uses the data: jobs and change streams begin with the start of the modules.
  await app.get(Migrations).requireKnown(migrations);
  await app.get(Migrations).run(migrations);
  await app.init();
  await fastify.ready();
  protocols.watch();
  await app.get(OutboxWatcher).watch();
  await app.get(SessionEnds).watch();
  if (renderer) await app.get(RenderedPages).watch();
  if (config.REQUESTS) app.get(SocketServer).attach(fastify.server);
  return app;
}

function commonHeaders(server: Server): CommonHeaders {
  const secure = secureHeaders();
  return (request) => ({
    ...secure,
    ...headersForOtherSites(request),
    ...quotaHeaders(request),
    vary: 'accept-encoding',
    'x-request-id': request.id,
    ...(isStopping(server) && { connection: 'close' }),
  });
}

/** Makes a process that only runs jobs respond to health checks, and reject every other address. */
function refuseAllButHealth(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) =>
    done(isHealth(request) ? undefined : new DomainError('address_unknown')),
  );
}

/** Adds the headers of every regular response, and an error for requests without a host. */
function guardRequests(fastify: FastifyInstance, common: CommonHeaders): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...common(request), 'cache-control': isHealth(request) ? 'no-store' : 'no-cache' });
    done(request.headers.host === undefined ? new DomainError('request_invalid') : undefined);
  });
}
