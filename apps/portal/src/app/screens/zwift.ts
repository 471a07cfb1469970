import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/zwift/ZwiftScreens.ts');

/** The area of those who make events, by the keys of its addresses. */
export const zwiftScreens = {
  eventCreate: lazyScreen(async () => ({ default: (await load()).CreateScreen })),
  eventAdd: lazyScreen(async () => ({ default: (await load()).AddScreen })),
  eventEditList: lazyScreen(async () => ({ default: (await load()).EditListScreen })),
  eventEdit: lazyScreen(async () => ({ default: (await load()).EditScreen })),
  eventView: lazyScreen(async () => ({ default: (await load()).ViewScreen })),
};
