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
  /** The request of a turn. */
  next: (turn: number) => LoadRequest;
}

export interface SteadyOutcome {
  answers: number;
  /** What was no success, by request and answer, with how often. */
  errors: Map<string, number>;
  /** How long each answer took, in ms from the moment its request was due, the shortest first. */
  tookMs: number[];
}

const tickMs = 5;
const patienceMs = 10_000;
const sockets = 64;

/** Sends requests at an even pace, whether or not the earlier ones are answered, as people do. */
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

/** The time that so great a share of the answers took at most, in ms. */
export function shareOf({ tookMs }: SteadyOutcome, share: number): number {
  return Math.round(tookMs[Math.ceil(tookMs.length * share) - 1] ?? 0);
}

/** The status of the answer with the code of a refusal, or why there is none. */
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
    sent.once('timeout', () => sent.destroy(new Error(`no answer in ${patienceMs} ms`)));
    sent.once('error', (error) => resolve(error.message));
    sent.end(content);
  });
}

function answerOf(status: number, parts: readonly Buffer[]): string {
  const [, code] = status < 400 ? [] : (/"code":"(\w+)"/.exec(Buffer.concat(parts).toString()) ?? []);
  return code ? `${status} ${code}` : String(status);
}
