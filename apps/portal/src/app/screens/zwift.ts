import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of the event editors' area by address key. */
export const zwiftScreens = {
  eventCreate: lazyScreen(async () => ({
    default: (await import('../../features/zwift/CreateScreen.tsx')).CreateScreen,
  })),
  eventAdd: lazyScreen(async () => ({ default: (await import('../../features/zwift/AddScreen.tsx')).AddScreen })),
  eventEditList: lazyScreen(async () => ({
    default: (await import('../../features/zwift/EditListScreen.tsx')).EditListScreen,
  })),
  eventEdit: lazyScreen(async () => ({ default: (await import('../../features/zwift/EditScreen.tsx')).EditScreen })),
  eventView: lazyScreen(async () => ({ default: (await import('../../features/zwift/ViewScreen.tsx')).ViewScreen })),
};
