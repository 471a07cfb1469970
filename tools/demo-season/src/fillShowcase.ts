import { showcase } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import { signedInCall } from './apiCalls.ts';
import type { FillOptions } from './fillSeason.ts';
import { passwordsOf } from './passwords.ts';

export interface ShowcaseOptions extends Pick<FillOptions, 'anchor' | 'runTask' | 'say'> {
  /** The API. */
  address: string;
}

const clerk = 'demo-clerk';
const anything = z.unknown();

/**
 * Adds the events that show what an event can be, as an administrator that is made for it and deleted at the end. Run again
 * after it was broken off, it adds what is missing.
 */
export async function fillShowcase({ anchor, runTask, say, address }: ShowcaseOptions): Promise<void> {
  const password = (await passwordsOf(runTask, [clerk])).get(clerk) ?? '';
  await runTask(['user', 'role', clerk, 'admin']);
  const call = await signedInCall(address, clerk, password);
  const events = showcase(new Date(anchor));
  for (const { id, finishProtocol, registrationMode } of events) {
    const event = { id, finishProtocol, registrationMode, importanceLevel: 'standard' };
    await call('POST', '/api/race/events', anything, { event }).catch(unlessKnown);
  }
  await call('DELETE', '/api/auth/account', anything, { username: clerk, password });
  say(`Showcase: ${events.length} events to come, one per mode of registration and kind.`);
}

function unlessKnown(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('"event_known"'))) throw error;
}
