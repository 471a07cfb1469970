import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/zwift/ZwiftScreens.ts');

/** Screens of the event editors' area by address key. */
export const zwiftScreens = {
  eventCreate: lazyScreen(async () => ({ default: (await load()).CreateScreen })),
  eventAdd: lazyScreen(async () => ({ default: (await load()).AddScreen })),
  eventEditList: lazyScreen(async () => ({ default: (await load()).EditListScreen })),
  eventEdit: lazyScreen(async () => ({ default: (await load()).EditScreen })),
  eventView: lazyScreen(async () => ({ default: (await load()).ViewScreen })),
};
