import { contract, type Endpoint } from '@otryv/contract';
import fc from 'fast-check';
import { letsIn, type RoleName } from '../roles-matrix.ts';
import { anyRequest, type FuzzRequest } from './any-request.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { knownValues } from './known-values.ts';
import { faultsOf } from './verdict.ts';

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values<Endpoint>(domain),
);
const atOnce = 4;
/** Number of requests after which the world is restored. */
const stretch = 1_000;

export interface FuzzRun {
  /** Each defect with its request, in readable form. */
  faults: string[];
  /** Requested calls. */
  requested: Set<string>;
  sent: number;
}

export const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Sends this many requests, distributed evenly over all operations and roles; the same seed generates the same
 * requests.
 */
export async function runFuzz(
  world: FuzzWorld,
  roles: readonly RoleName[],
  count: number,
  seed: number,
): Promise<FuzzRun> {
  const known = await knownValues(world);
  const arbitraries = endpoints.map((endpoint) => anyRequest(endpoint, known(endpoint)));
  const run: FuzzRun = { faults: [], requested: new Set(), sent: 0 };
  const perOperation = Math.ceil(count / endpoints.length);
  const samples = arbitraries.map((one, index) => fc.sample(one, { numRuns: perOperation, seed: seed + index }));
  for (let round = 0; round < perOperation; round += 1) {
    const requests = samples.flatMap((sample, index) => {
      const given = sample[round];
      const role = roles[(round + index) % roles.length];
      return given && role ? [{ ...given, role }] : [];
    });
    await sendAll(world, requests, run);
  }
  return run;
}

async function sendAll(world: FuzzWorld, requests: readonly FuzzRequest[], run: FuzzRun): Promise<void> {
  for (let begin = 0; begin < requests.length; begin += atOnce) {
    const batch = requests.slice(begin, begin + atOnce);
    await Promise.all(batch.map((one) => judge(world, one, run)));
    run.sent += batch.length;
    if (run.sent % stretch < batch.length) await world.restore();
  }
}

async function judge(world: FuzzWorld, request: FuzzRequest, run: FuzzRun): Promise<void> {
  const answer = await world.ask(request);
  const call = callOf(request.endpoint);
  run.requested.add(call);
  for (const fault of faultsOf(request.endpoint, letsIn(call, request.role as RoleName), answer)) {
    const { method } = request.endpoint;
    const { url, role, headers, payload } = request;
    run.faults.push(
      `${fault}\n  ${role}: ${method} ${url} ${JSON.stringify(headers)} ${String(payload).slice(0, 600)}`,
    );
  }
}
