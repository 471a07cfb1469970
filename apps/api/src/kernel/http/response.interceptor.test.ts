import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract } from '@otryv/contract';
import { firstValueFrom, of } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CatalogueService } from '../../game/catalogue/catalogue.service.ts';
import { startApi } from '../../testing/start-api.ts';
import { ENDPOINT } from '../access/endpoint.metadata.ts';
import { HealthService } from '../health/health.service.ts';
import { ResponseInterceptor } from './response.interceptor.ts';

describe('a response', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  it('drops every field the contract does not describe, at any depth', async () => {
    const catalogue = app.get(CatalogueService);
    const [route] = catalogue.listRoutes().data;
    const [stretch] = route?.segmentsOnRoute ?? [];
    vi.spyOn(catalogue, 'listRoutesByIds').mockReturnValue({
      data: [{ ...route, secret: 'canary', segmentsOnRoute: [{ ...stretch, secret: 'canary' }] }],
      secret: 'canary',
    } as never);

    const { statusCode, body } = await app.inject({ url: '/api/assets/routes?ids=[1]' });

    expect(statusCode).toBe(200);
    expect(JSON.parse(body).data[0].id).toBe(route?.id);
    expect(body).not.toContain('canary');
  });

  it('drops them on every endpoint with the usual serialization', async () => {
    vi.spyOn(app.get(HealthService), 'check').mockResolvedValue({ status: 'ok', database: 'up', secret: 1 } as never);

    expect((await app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok', database: 'up' });
  });

  it('that does not match the contract is an internal error, and is not sent', async () => {
    const handler = () => undefined;
    Reflect.defineMetadata(ENDPOINT, contract.health.get, handler);
    const http = { getRequest: () => ({ url: '/api/health' }), getResponse: () => ({ raw: { destroyed: false } }) };
    const context = { getHandler: () => handler, switchToHttp: () => http } as unknown as ExecutionContext;
    const next: CallHandler = { handle: () => of({ status: 'odd' }) };

    await expect(firstValueFrom(new ResponseInterceptor(new Reflector()).intercept(context, next))).rejects.toThrow(
      /Invalid/,
    );
  });
});
