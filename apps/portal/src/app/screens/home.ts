import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const homeScreens = {
  home: lazyScreen(() =>
    import('../../features/home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen })),
  ),
};
