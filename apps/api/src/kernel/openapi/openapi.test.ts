import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, type Endpoint, isContent, statuses } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startApi } from '../../testing/start-api.ts';
import { successStatus } from '../http/responses/success-status.ts';
import { openApi, responseExamples } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { description: string }>;
}

const description = openApi() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const endpoints = Object.values(contract).flatMap((domain) => Object.values(domain as Record<string, Endpoint>));
const operationOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  description.paths[path]?.[method.toLowerCase()];

describe('openapi.json', () => {
  it('matches the contract: npm run build:openapi regenerates it', () => {
    const written = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8');

    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(description)));
  });

  it('describes every endpoint with its success and every error', () => {
    const missing = endpoints.map((endpoint) => {
      const { summary, responses = {} } = operationOf(endpoint) ?? {};
      const rejections = [
        ...endpoint.errors,
        ...(['database_unavailable', 'unexpected', 'request_timeout', 'headers_too_large'] as const),
        // The path parameter may be too long, and a body too large.
        ...(endpoint.params ? (['address_unknown'] as const) : []),
        ...(endpoint.method === 'GET' ? [] : (['body_too_large'] as const)),
      ];
      return {
        name: `${endpoint.method} ${endpoint.path}`,
        summary: summary ? [] : ['none'],
        success: String(successStatus(endpoint)) in responses ? [] : [successStatus(endpoint)],
        rejections: rejections.filter((code) => !responses[statuses[code]]?.description.includes(code)),
      };
    });

    expect(missing.length).toBeGreaterThan(100);
    expect(
      missing.filter(({ summary, success, rejections }) => [summary, success, rejections].some((all) => all.length)),
    ).toEqual([]);
  });

  // `npm run build:examples` regenerates them.
  it('has an example of every successful JSON body, with exactly the fields of its schema', () => {
    const wrong = endpoints.flatMap(({ method, path, response }) => {
      if (isContent(response)) return [];
      const example = responseExamples[`${method} ${path}`];
      const { data, error } = z.safeParse(response, example);
      return example === undefined || isDeepStrictEqual(data, example) ? [] : [{ call: `${method} ${path}`, error }];
    });
    const without = endpoints.flatMap(({ method, path, response }) =>
      isContent(response) || `${method} ${path}` in responseExamples ? [] : [`${method} ${path}`],
    );

    expect(wrong).toEqual([]);
    // They need a ride file, and a series of another type.
    expect(without).toEqual(['POST /api/race/profile/fitfile', 'GET /api/series/catch-up/{urlSlug}']);
    expect(JSON.stringify(responseExamples)).not.toMatch(/eyJ[\w-]+\.|otryv_.._(?!x{43})/);
  });

  it('has a unique id for every operation', () => {
    const ids = endpoints.map((endpoint) => operationOf(endpoint)?.operationId);

    expect(ids).toContain('getRaceEventsById');
    expect(new Set(ids).size).toBe(endpoints.length);
  });

  it('refers only to schemas it contains', () => {
    const references = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );

    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((name) => !(String(name) in description.components.schemas))).toEqual([]);
  });

  it('specifies the authentication of every operation', () => {
    const open = endpoints.find(({ access }) => access === 'optional');
    const security = [
      contract.events.list,
      contract.auth.authorize,
      contract.auth.refresh,
      contract.auth.exportAccount,
      open,
      contract.keys.signedRiders,
    ].map((endpoint) => endpoint && operationOf(endpoint)?.security);

    expect(security).toEqual([
      [{}, { key: [] }],
      [],
      [{ sessionCookie: [], csrfCookie: [], csrfHeader: [] }],
      [{ accessToken: [] }],
      [{}, { key: [] }, { accessToken: [] }],
      [{ key: [] }],
    ]);
  });

  it('marks deprecated calls, with the date and the replacement', () => {
    const deprecated = { since: '2026-11-28', sunset: '2027-05-28', instead: 'GET /api/race/events' };
    const { paths } = openApi('3.1.1', [{ ...contract.events.get, deprecated }]);

    expect(paths).toMatchObject({
      [contract.events.get.path]: {
        get: { deprecated: true, description: expect.stringContaining('until 2027-05-28. Use GET /api/race/events.') },
      },
    });
  });

  it('lists deprecated calls in the changelog', () => {
    const changelog = readFileSync(new URL('../../../../../docs/api-changelog.md', import.meta.url), 'utf8');
    const ending = endpoints.flatMap(({ method, path, deprecated }) =>
      deprecated ? [`${method} ${path}`, deprecated.since, deprecated.sunset] : [],
    );

    expect(ending.filter((text) => !changelog.includes(text))).toEqual([]);
  });

  it('describes bodies as callers send them: a field with a default is optional', () => {
    const bodyOf = (endpoint: Endpoint) => operationOf(endpoint)?.requestBody.content['application/json'].schema;

    expect(bodyOf(contract.events.delete)).toMatchObject({
      properties: { isDeletedInGame: { default: false } },
      required: ['eventId'],
    });
    expect(bodyOf(contract.users.setNotifications)).toMatchObject({
      properties: { notifications: { required: ['news', 'events', 'development', 'messages'] } },
      additionalProperties: false,
    });
    expect(JSON.stringify(bodyOf(contract.users.setNotifications)).match(/additionalProperties/g)).toHaveLength(1);
  });

  // Without the flag `u`, which OpenAPI 3.0 does not have, `\P{Cc}` matches the text P{Cc}.
  it('matches single-line texts by patterns without flags', () => {
    expect(JSON.stringify(description)).not.toContain('P{Cc}');
  });

  it('describes downloads with their file type', () => {
    const { responses } = operationOf(contract.auth.exportAccount) ?? {};

    expect(responses?.[200]).toMatchObject({ content: { 'application/json': {} } });
  });

  it('marks path parameters as required and query parameters with a default as optional', () => {
    const [list, one] = [contract.events.list, contract.events.get].map(operationOf);

    expect(one?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    expect(list?.parameters.filter(({ required }) => required)).toEqual([]);
  });
});

describe('/api/docs', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  it('shows every endpoint without scripts or styles that violate the policy', async () => {
    const { statusCode, body, headers } = await app.inject({ url: '/api/docs' });

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { path } of endpoints) expect(body).toContain(path);
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=|javascript:/i);
  });

  it('links every schema reference to its section', async () => {
    const { body } = await app.inject({ url: '/api/docs' });
    const links = [...body.matchAll(/href="#(\w+)"/g)].map(([, name]) => name);

    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((name) => !body.includes(`id="${name}"`))).toEqual([]);
  });

  it('serves the description to programs', async () => {
    const { json } = await app.inject({ url: '/api/docs.json' });

    expect(json()).toEqual(JSON.parse(JSON.stringify(description)));
  });
});
