import { ForbiddenScreen } from '../../features/site/ForbiddenScreen.tsx';
import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** The screens of this area by the keys of their addresses. */
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
  // The first load contains this page, so that it opens without a connection.
  forbidden: ForbiddenScreen,
};
