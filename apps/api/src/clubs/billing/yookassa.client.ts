import { ExponentialBackoff, handleType, noJitterGenerator, type RetryPolicy, retry } from 'cockatiel';
import PQueue from 'p-queue';
import { fetch } from 'undici';
import * as z from 'zod/mini';
import { readLimited } from '../../kernel/http/bytes/read-limited.ts';
import { secondMs } from '../../kernel/time-units.ts';

const timeoutMs = 20 * secondMs;
const repeats = 2;
const firstWaitMs = secondMs;
const mostBytes = 4 * 1024 * 1024;
const listPage = 100;
const [tooMany, serverFault] = [429, 500];

const rejection = z.object({ type: z.literal('error'), code: z.string() });
const list = z.object({ items: z.array(z.unknown()), next_cursor: z.optional(z.string()) });

/** YooKassa responded with an error with this code; the same request gets the same response. */
export class YooKassaRefused extends Error {}

/** The connection or the server failed, so the outcome of a request is unknown. */
class NoOutcome extends Error {}

export interface Shop {
  url: string;
  shopId: string;
  secretKey: string;
  requestsPerSecond: number;
}

/**
 * Client of the YooKassa API, version 3 (https://yookassa.ru/developers/api): sequential requests, rate-limited, and
 * retried if their outcome is unknown.
 *
 * Responses are returned unchanged. Methods throw YooKassaRefused, and other errors if the outcome stays unknown. The
 * errors contain no part of a request, which includes the secret key of the shop.
 */
export class YooKassaClient {
  private readonly queue: PQueue;
  private readonly retry: RetryPolicy;

  constructor(
    private readonly shop: Shop,
    waitMs = firstWaitMs,
  ) {
    this.retry = retry(handleType(NoOutcome), {
      maxAttempts: repeats,
      backoff: new ExponentialBackoff({ initialDelay: waitMs, generator: noJitterGenerator }),
    });
    this.queue = new PQueue({ intervalCap: shop.requestsPerSecond, interval: secondMs });
  }

  get(path: string): Promise<unknown> {
    return this.ask(path);
  }

  /** Posts a request. YooKassa repeats the first response for the same key, so a retry changes nothing. */
  post(path: string, idempotenceKey: string, body: object): Promise<unknown> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotence-key': idempotenceKey },
      body: JSON.stringify(body),
    });
  }

  /** Lists all objects of a collection created since a moment, from all its pages. */
  async listMadeSince(collection: 'payments' | 'refunds', from: Date): Promise<unknown[]> {
    const found: unknown[] = [];
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({
        'created_at.gte': from.toISOString(),
        limit: String(listPage),
        ...(cursor && { cursor }),
      });
      const page = list.parse(await this.get(`/${collection}?${query.toString()}`));
      found.push(...page.items);
      cursor = page.next_cursor;
    } while (cursor);
    return found;
  }

  private ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
    return this.retry.execute(() => this.queue.add(() => this.send(path, options)));
  }

  private async send(path: string, options: { headers?: Record<string, string> }): Promise<unknown> {
    const { url, shopId, secretKey } = this.shop;
    const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
    const headers = { accept: 'application/json', ...options.headers, authorization };
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, text } = await fetch(url + path, { ...options, headers, signal, redirect: 'manual' })
      .then(async (response) => ({
        status: response.status,
        text: String(await readLimited(response.body, mostBytes)),
      }))
      .catch((error: unknown) => {
        throw new NoOutcome(error instanceof Error ? error.message : 'no response');
      });
    if (status === tooMany || status >= serverFault) throw new NoOutcome(`status ${status}`);
    const body = parsed(text);
    const { data } = rejection.safeParse(body);
    if (data) throw new YooKassaRefused(data.code);
    if (status < 200 || status >= 300) throw new Error(`status ${status}`);
    return body;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('no JSON');
  }
}
