import type { Event } from '@otryv/contract';
import { call } from '../../../lib/api/client.ts';
import { type CauseMessages, withCause } from '../../../lib/api/withCause.ts';
import { showAlert } from '../../../lib/notices/alerts.ts';

/** Reloads a race from the game, and its results once it has started; shows the outcome in a toast. */
export async function refreshEvent(
  { id, started }: Pick<Event, 'id' | 'started'>,
  messages: CauseMessages,
): Promise<void> {
  const request = { body: { eventId: id } };
  try {
    const { message } = await (started
      ? call('PUT', '/api/race/results', request)
      : call('PUT', '/api/race/events', request));
    showAlert({ tone: 'success', message });
  } catch (error) {
    showAlert({ tone: 'error', message: withCause(error, messages).message });
  }
}
