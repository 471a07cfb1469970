import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/admin/AdminScreens.ts');
const loadMailings = () => import('../../features/admin/mailings/MailingScreens.ts');

/** Screens of the administration by address key. */
export const adminScreens = {
  adminUsers: lazyScreen(async () => ({ default: (await load()).UsersScreen })),
  adminUser: lazyScreen(async () => ({ default: (await load()).UserScreen })),
  adminRider: lazyScreen(async () => ({ default: (await load()).RiderScreen })),
  adminRiderActivities: lazyScreen(async () => ({ default: (await load()).RiderActivitiesScreen })),
  adminRiderBans: lazyScreen(async () => ({ default: (await load()).RiderBansScreen })),
  adminActions: lazyScreen(async () => ({ default: (await load()).AdminActionsScreen })),
  adminErrors: lazyScreen(async () => ({ default: (await load()).AdminErrorsScreen })),
  adminError: lazyScreen(async () => ({ default: (await load()).AdminErrorScreen })),
  adminVisits: lazyScreen(async () => ({ default: (await load()).VisitsScreen })),
  adminOrganizers: lazyScreen(async () => ({ default: (await load()).OrganizersScreen })),
  adminClubs: lazyScreen(async () => ({ default: (await load()).ClubsScreen })),
  adminProtocolCreation: lazyScreen(async () => ({ default: (await load()).ProtocolCreationScreen })),
  adminMailing: lazyScreen(async () => ({ default: (await loadMailings()).MailingScreen })),
  adminDigest: lazyScreen(async () => ({ default: (await loadMailings()).DigestScreen })),
  adminProtocols: lazyScreen(async () => ({ default: (await load()).ProtocolsScreen })),
  adminNews: lazyScreen(async () => ({ default: (await load()).NewsScreen })),
  bot: lazyScreen(async () => ({ default: (await load()).BotScreen })),
};
