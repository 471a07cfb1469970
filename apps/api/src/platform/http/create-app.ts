import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from '../../app.module.ts';
import type { Config } from '../../config.ts';
import { servePages } from '../../pages/serve-pages.ts';
import { serveProtocols } from '../../results/protocol.hook.ts';
import { ProtocolBytes } from '../../results/protocol-bytes.ts';
import { toFailure } from '../errors/error.filter.ts';
import { statuses } from '../errors/statuses.ts';
import { serveApiDocs } from './api-docs.ts';
import { bareHeaders } from './content-security-policy.ts';
import { logRequests } from './log-requests.ts';
import { secureHeaders } from './secure-headers.ts';

const bodyLimit = 256 * 1024;

/** The whole server, ready to listen or to be asked by `inject`. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit,
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const failure = toFailure(error);
      void reply.headers({ ...bareHeaders, 'x-request-id': request.id });
      void reply.status(statuses[failure.code]).send(failure);
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  const fastify = adapter.getInstance();
  const protocols = app.get(ProtocolBytes);
  const secure = secureHeaders();
  const common = ({ id }: FastifyRequest) => ({ ...secure, vary: 'accept-encoding', 'x-request-id': id });
  logRequests(fastify);
  serveProtocols(fastify, protocols, common);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(common(request));
    done();
  });
  await app.register(cookie);
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  serveApiDocs(fastify);
  if (config.PORTAL_FOLDER) await servePages(fastify, config.PORTAL_FOLDER);
  app.enableShutdownHooks();
  await app.init();
  await fastify.ready();
  protocols.watch();
  return app;
}
