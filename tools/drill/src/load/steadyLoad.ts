import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoadRequest {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

export interface SteadyLoad {
  port: number;
  perSecond: number;
  seconds: number;
  /** Returns the request of a turn. */
  next: (turn: number) => LoadRequest;
}

export interface SteadyOutcome {
  answers: number;
  /** Number of unsuccessful responses, by request and response. */
  errors: Map<string, number>;
  /** Response times in ms from the moment each request was due, ascending. */
  tookMs: number[];
}

const tickMs = 5;
const patienceMs = 10_000;
const sockets = 64;

/** Sends requests at a steady rate, regardless of pending responses, as people do. */
export async function loadSteadily({ port, perSecond, seconds, next }: SteadyLoad): Promise<SteadyOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const outcome: SteadyOutcome = { answers: 0, errors: new Map(), tookMs: [] };
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  for (let turn = 0; turn < perSecond * seconds; ) {
    const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (; turn < due; turn += 1) {
      const dueAt = began + (turn / perSecond) * 1000;
      const asked = next(turn);
      const one = ask(port, agent, asked).then((answer) => {
        pending.delete(one);
        outcome.answers += 1;
        outcome.tookMs.push(performance.now() - dueAt);
        if (/^(2\d\d|304)$/.test(answer)) return;
        const error = `${asked.method} ${asked.path}: ${answer}`;
        outcome.errors.set(error, (outcome.errors.get(error) ?? 0) + 1);
      });
      pending.add(one);
    }
    await wait(tickMs);
  }
  await Promise.all(pending);
  agent.destroy();
  outcome.tookMs.sort((a, b) => a - b);
  return outcome;
}

/** Returns the response time at a percentile given as a share, in ms. */
export function shareOf({ tookMs }: SteadyOutcome, share: number): number {
  return Math.round(tookMs[Math.ceil(tookMs.length * share) - 1] ?? 0);
}

/** Returns the status of the response with its error code, or the reason for a missing one. */
function ask(port: number, agent: Agent, { method, path, headers, body }: LoadRequest): Promise<string> {
  const content = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path,
        timeout: patienceMs,
        headers: { ...headers, ...(content && { 'content-type': 'application/json' }) },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () => resolve(answerOf(response.statusCode ?? 0, parts)));
        response.once('error', (error) => resolve(error.message));
      },
    );
    sent.once('timeout', () => sent.destroy(new Error(`no response in ${patienceMs} ms`)));
    sent.once('error', (error) => resolve(error.message));
    sent.end(content);
  });
}

function answerOf(status: number, parts: readonly Buffer[]): string {
  const [, code] = status < 400 ? [] : (/"code":"(\w+)"/.exec(Buffer.concat(parts).toString()) ?? []);
  return code ? `${status} ${code}` : String(status);
}
