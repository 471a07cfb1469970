import { lazy } from 'react';

const load = () => import('../../features/logs/LogsScreens.tsx');

/** The logs of moderators by the keys of their addresses. */
export const logsScreens = {
  logActions: lazy(async () => ({ default: (await load()).ActionsLogScreen })),
  logErrors: lazy(async () => ({ default: (await load()).ErrorsLogScreen })),
  logError: lazy(async () => ({ default: (await load()).ErrorOfLogScreen })),
};
