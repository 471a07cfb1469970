import { http, ws } from 'msw';
import type { SetupWorker } from 'msw/browser';

const question = JSON.stringify({ type: 'AUTH_REQUIRED', message: 'Войдите.' });
let started: SetupWorker | undefined;

/** Starts the API mocks of every story: a socket without messages, and the counter of visits. */
export async function startMocks(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  started = setupWorker(
    ws.link('ws://*/api/ws').addEventListener('connection', ({ client }) => client.send(question)),
    http.get('*/api/race/events/ongoing', () => Response.json({ data: [], routes: [] })),
    http.post('*/api/visits', () => new Response(null, { status: 204 })),
  );
  await started.start({ quiet: true });
  return started;
}

/** Returns the mocks after their start. */
export function worker(): SetupWorker {
  if (!started) throw new Error('The mocks are started by the loader of every story.');
  return started;
}
