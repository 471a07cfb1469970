import { showcase } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import { asAdministrator } from './asAdministrator.ts';
import type { FillOptions } from './fillSeason.ts';

export interface ShowcaseOptions extends Pick<FillOptions, 'anchor' | 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
}

const anything = z.unknown();

/** Adds events that show the range of event features. Run again after an interruption, it adds what is missing. */
export async function fillShowcase({ anchor, runTask, log, address }: ShowcaseOptions): Promise<void> {
  const events = showcase(new Date(anchor));
  await asAdministrator({ runTask, address }, async (call) => {
    for (const { id, finishProtocol, registrationMode } of events) {
      const event = { id, finishProtocol, registrationMode, importanceLevel: 'standard' };
      await call('POST', '/api/race/events', anything, { event }).catch(unlessKnown);
    }
  });
  log(`Showcase: ${events.length} future events, one per registration mode and kind.`);
}

function unlessKnown(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('"event_known"'))) throw error;
}
