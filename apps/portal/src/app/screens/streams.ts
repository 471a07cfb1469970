import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** The screens of this area by the keys of their addresses. */
export const streamsScreens = {
  streams: lazyScreen(() =>
    import('../../features/streams/StreamsScreen.tsx').then((module) => ({ default: module.StreamsScreen })),
  ),
};
