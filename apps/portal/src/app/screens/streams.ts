import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const streamsScreens = {
  streams: lazyScreen(() =>
    import('../../features/streams/StreamsScreen.tsx').then((module) => ({ default: module.StreamsScreen })),
  ),
};
