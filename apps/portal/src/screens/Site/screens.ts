import { lazy } from 'react';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

/** The screens of this area by the keys of their addresses. */
export const siteScreens = {
  message: lazy(() => import('./MessageScreen.tsx').then((module) => ({ default: module.MessageScreen }))),
  unsubscribe: lazy(() => import('./UnsubscribeScreen.tsx').then((module) => ({ default: module.UnsubscribeScreen }))),
  siteServices: lazy(() =>
    import('./SiteServicesScreen.tsx').then((module) => ({ default: module.SiteServicesScreen })),
  ),
  // The first load contains this page, so that it opens without a connection.
  forbidden: ForbiddenScreen,
};
