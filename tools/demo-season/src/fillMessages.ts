import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { season } from '@otryv/game-simulator';
import { demoMessages, messagesOfAccount } from './demoMessages.ts';
import { demoPeople } from './demoPeople.ts';
import type { FillOptions } from './fillSeason.ts';

export type MessagesOptions = Pick<FillOptions, 'seed' | 'anchor' | 'runTask' | 'log'>;

/** Account that also gets its unread messages by email. */
export const emailReader = 'demo-captain';

/** Writes the messages of the demo accounts. Run again after an interruption, it adds what is missing. */
export async function fillMessages({ seed, anchor, runTask, log }: MessagesOptions): Promise<void> {
  const races = season(new Date(anchor), seed);
  const messages = demoPeople.map(({ username }) => [username, demoMessages(username, races, new Date(anchor))]);
  const folder = await mkdtemp(join(tmpdir(), 'otryv-messages-'));
  try {
    const file = join(folder, 'messages.json');
    await writeFile(file, JSON.stringify(Object.fromEntries(messages)));
    await runTask(['user', 'letters', emailReader, 'on']);
    await runTask(['message', 'add', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
  log(`Messages: ${messagesOfAccount} for each account; ${emailReader} also gets them by email.`);
}
