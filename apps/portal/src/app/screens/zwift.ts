import { lazy } from 'react';

const load = () => import('../../features/zwift/ZwiftScreens.ts');

/** The area of those who make events, by the keys of its addresses. */
export const zwiftScreens = {
  eventCreate: lazy(async () => ({ default: (await load()).CreateScreen })),
  eventAdd: lazy(async () => ({ default: (await load()).AddScreen })),
  eventEditList: lazy(async () => ({ default: (await load()).EditListScreen })),
  eventEdit: lazy(async () => ({ default: (await load()).EditScreen })),
  eventView: lazy(async () => ({ default: (await load()).ViewScreen })),
};
