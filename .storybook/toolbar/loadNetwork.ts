import { mocks } from '../mocks.ts';
import type { Screen } from './roleArgs.ts';

/** Delays or fails the reads of a screen, as set by the toolbar or the story. */
export async function loadNetwork({ title, globals: { network } }: Screen): Promise<void> {
  if (!title.startsWith('Screens/') || network === undefined || network === 'story') return;
  const { isNetworkState, networkHandlers } = await import('../../apps/portal/src/testing/networkStates.ts');
  if (isNetworkState(network)) (await mocks()).use(...networkHandlers(network));
}
