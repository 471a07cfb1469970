import { lazy } from 'react';

/** The screens of this area by the keys of their addresses. */
export const homeScreens = {
  home: lazy(() => import('../../features/home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen }))),
};
