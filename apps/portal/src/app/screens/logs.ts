import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/logs/LogsScreens.tsx');

/** Screens of the organizer's area by address key. */
export const logsScreens = {
  logActions: lazyScreen(async () => ({ default: (await load()).ActionsLogScreen })),
  logErrors: lazyScreen(async () => ({ default: (await load()).ErrorsLogScreen })),
  logError: lazyScreen(async () => ({ default: (await load()).ErrorOfLogScreen })),
};
