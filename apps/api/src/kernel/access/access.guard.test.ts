import { Controller } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ACCESS_LEVELS, type Access, endpoint, type Identity, type Method } from '@otryv/contract';
import { admits } from '@otryv/contract/abilities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startEndpoints } from '../../testing/start-endpoints.ts';
import { Endpoint } from '../http/endpoint.decorator.ts';

const user: Identity = { userId: 'u', sessionId: 's', role: 'user', clubs: [], organizerId: null, team: null };
const people: Record<string, Identity> = {
  rider: user,
  clubModerator: { ...user, clubs: ['club'] },
  organizer: { ...user, organizerId: 'organizer' },
  teamCreator: { ...user, team: { id: 'team', isCreator: true } },
  viceCaptain: { ...user, team: { id: 'team', isCreator: false, isViceCaptain: true } },
  moderator: { ...user, role: 'moderator' },
  admin: { ...user, role: 'admin' },
};
const response = z.object({ caller: z.nullable(z.string()) });
const at = (access: Access, method: Method) =>
  endpoint({ method, path: `/api/${access}`, summary: access, access, response, errors: [] });

@Controller()
class LevelsController {}

for (const access of ACCESS_LEVELS) {
  for (const method of ['GET', 'PUT'] as const) {
    const name = `${method}${access}`;
    const handler = ({ identity }: { identity: Identity | null }) => ({ caller: identity?.userId ?? null });
    Object.defineProperty(LevelsController.prototype, name, { value: handler });
    const descriptor = Object.getOwnPropertyDescriptor(LevelsController.prototype, name) ?? {};
    Endpoint(at(access, method))(LevelsController.prototype, name, descriptor);
  }
}

const callers = ['guest', ...Object.keys(people)];
const cases = ACCESS_LEVELS.flatMap((access) =>
  (['GET', 'PUT'] as const).flatMap((method) => callers.map((caller) => ({ access, method, caller }))),
);

describe('the endpoint guard (R12)', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startEndpoints(LevelsController, people);
  });
  afterAll(() => app.close());
  const call = (method: 'GET' | 'PUT', access: Access, authorization?: string) =>
    app.inject({ method, url: `/api/${access}`, headers: { ...(authorization && { authorization }) } });

  it('admits each caller according to the access level', async () => {
    const expected = cases.map(({ access, method, caller }) => {
      const identity = people[caller] ?? null;
      const answered = { caller: access === 'public' ? null : (identity?.userId ?? null) };
      const unknown = access === 'secretKey' ? 'key_needed' : 'unauthorized';
      const error = identity === null ? [401, unknown] : [403, 'forbidden'];
      return [access, method, caller, ...(admits(access, identity, method === 'GET') ? [200, answered] : error)];
    });
    const responses = cases.map(async ({ access, method, caller }) => {
      const { statusCode, json } = await call(method, access, people[caller] && `Bearer ${caller}`);
      return [access, method, caller, statusCode, statusCode === 200 ? json() : json().code];
    });

    expect(await Promise.all(responses)).toEqual(expected);
  });

  it('rejects invalid tokens at every level', async () => {
    const levels = ACCESS_LEVELS.filter((access) => access !== 'public');
    const calls = levels.flatMap((access) =>
      ['Bearer forged', 'Bearer', 'Basic YWRtaW46', 'admin'].map((authorization) => ({ access, authorization })),
    );
    const responses = calls.map(async ({ access, authorization }) => ({
      access,
      authorization,
      status: (await call('GET', access, authorization)).statusCode,
    }));

    expect(await Promise.all(responses)).toEqual(calls.map((one) => ({ ...one, status: 401 })));
  });

  it('ignores tokens on public endpoints', async () => {
    expect((await call('GET', 'public', 'Bearer forged')).statusCode).toBe(200);
  });
});
