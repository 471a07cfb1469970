import { lazy } from 'react';

/** The screens of this area by the keys of their addresses. */
export const siteScreens = {
  message: lazy(() => import('./MessageScreen.tsx').then((module) => ({ default: module.MessageScreen }))),
  unsubscribe: lazy(() => import('./UnsubscribeScreen.tsx').then((module) => ({ default: module.UnsubscribeScreen }))),
  siteServices: lazy(() =>
    import('./SiteServicesScreen.tsx').then((module) => ({ default: module.SiteServicesScreen })),
  ),
  forbidden: lazy(() => import('./ForbiddenScreen.tsx').then((module) => ({ default: module.ForbiddenScreen }))),
};
