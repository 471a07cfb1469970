import type { Event } from '@otryv/contract';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { showAlert } from '../../../shell/alerts.ts';

/** Reads a race from the game again, its results once it has started, and shows what came of it; `failed` where nothing is known. */
export async function refreshEvent({ id, started }: Pick<Event, 'id' | 'started'>, failed: string): Promise<void> {
  const request = { body: { eventId: id } };
  try {
    const { message } = await (started
      ? call('PUT', '/api/race/results', request)
      : call('PUT', '/api/race/events', request));
    showAlert({ tone: 'success', message });
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.code !== 'network';
    showAlert({ tone: 'error', message: isRefusal ? error.message : failed });
  }
}
