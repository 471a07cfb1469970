import type { HttpHandler } from 'msw';
import { mocks } from '../mocks.ts';
import type { Screen } from './roleArgs.ts';

/** Mocks a screen's responses for the role selected in the toolbar. */
export async function loadRole({ title, globals: { role } }: Screen): Promise<void> {
  if (!title.startsWith('Screens/')) return;
  const handlers = await handlersOf(role);
  if (handlers.length > 0) (await mocks()).use(...handlers);
}

async function handlersOf(role: unknown): Promise<HttpHandler[]> {
  if (role !== 'rider' && role !== 'organizer' && role !== 'admin') return [];
  const [{ aUser, sessionOf }, { organizerId }] = await Promise.all([
    import('../../apps/portal/src/testing/aSession.ts'),
    import('../../apps/portal/src/testing/organizers.ts'),
  ]);
  const users = {
    rider: aUser(),
    organizer: aUser({ organizer: organizerId }),
    admin: aUser({ role: 'admin' }),
  };
  return sessionOf(users[role]);
}
