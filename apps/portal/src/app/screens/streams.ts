import { lazy } from 'react';

/** The screens of this area by the keys of their addresses. */
export const streamsScreens = {
  streams: lazy(() =>
    import('../../features/streams/StreamsScreen.tsx').then((module) => ({ default: module.StreamsScreen })),
  ),
};
