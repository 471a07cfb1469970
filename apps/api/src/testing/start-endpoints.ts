import multipart from '@fastify/multipart';
import { Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Identity } from '@otryv/contract';
import { Identities } from '../kernel/access/identities.ts';
import { FaultLog } from '../kernel/errors/fault-log.ts';
import { HooksModule } from '../kernel/hooks/hooks.module.ts';
import { ResponseInterceptor } from '../kernel/http/response.interceptor.ts';
import { ErrorFilter } from '../kernel/http/responses/error.filter.ts';

/** Starts a server with the endpoints of one controller, where each of `people` has a name as token. */
export async function startEndpoints(
  controller: Type,
  people: Record<string, Identity> = {},
): Promise<NestFastifyApplication> {
  const findByToken = async (token: string) => people[token] ?? null;

  @Module({
    imports: [HooksModule.with({ subscriptions: [], points: [] })],
    controllers: [controller],
    providers: [
      FaultLog,
      { provide: Identities, useValue: { findByToken } satisfies Pick<Identities, 'findByToken'> },
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
    ],
  })
  class EndpointsModule {}

  const app = await NestFactory.create<NestFastifyApplication>(EndpointsModule, new FastifyAdapter(), {
    logger: false,
  });
  await app.register(multipart);
  await app.init();
  return app;
}
