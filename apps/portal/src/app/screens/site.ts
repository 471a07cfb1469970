import { ForbiddenScreen } from '../../features/site/ForbiddenScreen.tsx';
import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const siteScreens = {
  message: lazyScreen(() =>
    import('../../features/site/MessageScreen.tsx').then((module) => ({ default: module.MessageScreen })),
  ),
  unsubscribe: lazyScreen(() =>
    import('../../features/site/UnsubscribeScreen.tsx').then((module) => ({ default: module.UnsubscribeScreen })),
  ),
  siteServices: lazyScreen(() =>
    import('../../features/site/SiteServicesScreen.tsx').then((module) => ({ default: module.SiteServicesScreen })),
  ),
  // Part of the initial load, so that the page opens without a connection.
  forbidden: ForbiddenScreen,
};
