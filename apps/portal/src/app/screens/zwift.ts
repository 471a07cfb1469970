import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of the event editors' area by address key. */
export const zwiftScreens = {
  eventCreate: lazyScreen(async () => ({
    default: (await import('../../features/zwift/create/CreateScreen.tsx')).CreateScreen,
  })),
  eventAdd: lazyScreen(async () => ({ default: (await import('../../features/zwift/add/AddScreen.tsx')).AddScreen })),
  eventEditList: lazyScreen(async () => ({
    default: (await import('../../features/zwift/edit/EditListScreen.tsx')).EditListScreen,
  })),
  eventEdit: lazyScreen(async () => ({
    default: (await import('../../features/zwift/edit/EditScreen.tsx')).EditScreen,
  })),
  eventView: lazyScreen(async () => ({
    default: (await import('../../features/zwift/view/ViewScreen.tsx')).ViewScreen,
  })),
};
