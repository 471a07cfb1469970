import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ApiCall } from './apiCalls.ts';
import { asAdministrator } from './asAdministrator.ts';
import { demoReleases } from './demoReleases.ts';
import type { FillOptions } from './fillSeason.ts';

export interface NewsOptions extends Pick<FillOptions, 'anchor' | 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
  /** Interval between polls of the bot. */
  waitMs?: number;
}

const anything = z.unknown();
const bot = z.object({
  data: z.object({ receivers: z.int(), broadcasts: z.array(z.object({ text: z.string(), state: z.string() })) }),
});
const texts = [
  'Сезон открыт: расписание на четыре недели уже на портале.',
  'В четверг в 19:30 МСК пятый этап Осеннего кубка. Запись в игре открыта.',
];
const mostLooks = 60;

/**
 * Publishes nine release notes and sends two bot messages. Run again after an interruption, it adds what is missing;
 * without receivers the bot stays silent.
 */
export async function fillNews({ anchor, runTask, log, address, waitMs = 500 }: NewsOptions): Promise<void> {
  const releases = demoReleases(new Date(anchor));
  const sent = await asAdministrator({ runTask, address }, async (call) => {
    for (const releaseData of releases) {
      await call('POST', '/api/information/development', anything, { releaseData }).catch(unlessKnown);
    }
    return announce(call, waitMs);
  });
  log(`News: ${releases.length} releases; the bot sent ${sent} messages.`);
}

/** Sends each text that was not sent before, one after the other; returns their number. */
async function announce(call: ApiCall, waitMs: number): Promise<number> {
  let sent = 0;
  let left = mostLooks;
  for (const text of texts) {
    for (; left > 0; left -= 1) {
      const { data } = await call('GET', '/api/admin/bot', bot);
      const isRunning = data.broadcasts.some(({ state }) => state === 'sending');
      if (data.broadcasts.some((one) => one.text === text && one.state !== 'sending')) {
        sent += 1;
        break;
      }
      if (data.receivers > 0 && !isRunning) await call('POST', '/api/admin/bot', anything, { text });
      await wait(waitMs);
    }
  }
  return sent;
}

function unlessKnown(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('"news_version_taken"'))) throw error;
}
