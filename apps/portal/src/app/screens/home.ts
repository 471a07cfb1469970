import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** The screens of this area by the keys of their addresses. */
export const homeScreens = {
  home: lazyScreen(() =>
    import('../../features/home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen })),
  ),
};
