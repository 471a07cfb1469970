import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { caseCount } from '../full-run.ts';
import { letsIn, type RoleName } from '../roles-matrix.ts';
import { type Example, examples } from './examples.ts';
import { type FuzzWorld, startFuzzWorld } from './fuzz-world.ts';
import { callOf, endpoints, runFuzz } from './run-fuzz.ts';
import { faultsOf } from './verdict.ts';

/** Of both files together; `npm run drill -- fuzz` sends 50,000. */
const count = Number(process.env.FUZZ_REQUESTS ?? caseCount({ usual: 3_000, full: 8_000 })) / 2;
const seed = Number(process.env.FUZZ_SEED ?? process.env.CHECK_SEED ?? 1);
const perRequestMs = 60;

/**
 * Describes the guarantees for any request of these roles; a run is repeated with its seed in FUZZ_SEED or CHECK_SEED.
 */
export function describeFuzz(roles: readonly RoleName[]): void {
  describe(`any request of ${roles.join(', ')} (R11, R16)`, () => {
    let world: FuzzWorld;
    beforeAll(async () => {
      world = await startFuzzWorld();
    }, 300_000);
    afterAll(async () => {
      await world?.close();
      vi.restoreAllMocks();
    });

    it.each(examples.filter(({ role }) => roles.includes(role)))('gets $status for $role on $call', async (example) => {
      expect(await meet(world, example)).toEqual({ status: example.status, faults: [] });
    });

    it(
      `gets a response matching the contract, never an internal error (seed ${seed})`,
      async () => {
        const { faults, sent, requested } = await runFuzz(world, roles, count, seed);

        expect(faults).toEqual([]);
        expect(sent).toBeGreaterThanOrEqual(count);
        expect(endpoints.map(callOf).filter((call) => !requested.has(call))).toEqual([]);
      },
      120_000 + count * perRequestMs,
    );
  });
}

async function meet(world: FuzzWorld, { role, call, url, body, headers, times = 0 }: Example) {
  const endpoint = endpoints.find((one) => callOf(one) === call);
  if (!endpoint) throw new Error(`The contract has no ${call}.`);
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const request = {
    endpoint,
    role,
    payload,
    remoteAddress: '198.51.100.99',
    url: url ?? endpoint.path,
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
  };
  for (let before = 0; before < times; before += 1) await world.ask(request);
  const answer = await world.ask(request);
  return { status: answer.statusCode, faults: faultsOf(endpoint, letsIn(call, role), answer) };
}
