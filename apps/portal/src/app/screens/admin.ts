import { lazy } from 'react';

const load = () => import('../../features/admin/AdminScreens.ts');
const loadMailings = () => import('../../features/admin/mailings/MailingScreens.ts');

/** The administration by the keys of its addresses. */
export const adminScreens = {
  adminUsers: lazy(async () => ({ default: (await load()).UsersScreen })),
  adminUser: lazy(async () => ({ default: (await load()).UserScreen })),
  adminRider: lazy(async () => ({ default: (await load()).RiderScreen })),
  adminRiderActivities: lazy(async () => ({ default: (await load()).RiderActivitiesScreen })),
  adminRiderBans: lazy(async () => ({ default: (await load()).RiderBansScreen })),
  adminActions: lazy(async () => ({ default: (await load()).AdminActionsScreen })),
  adminErrors: lazy(async () => ({ default: (await load()).AdminErrorsScreen })),
  adminError: lazy(async () => ({ default: (await load()).AdminErrorScreen })),
  adminVisits: lazy(async () => ({ default: (await load()).VisitsScreen })),
  adminOrganizers: lazy(async () => ({ default: (await load()).OrganizersScreen })),
  adminClubs: lazy(async () => ({ default: (await load()).ClubsScreen })),
  adminProtocolCreation: lazy(async () => ({ default: (await load()).ProtocolCreationScreen })),
  adminMailing: lazy(async () => ({ default: (await loadMailings()).MailingScreen })),
  adminDigest: lazy(async () => ({ default: (await loadMailings()).DigestScreen })),
  adminProtocols: lazy(async () => ({ default: (await load()).ProtocolsScreen })),
  adminNews: lazy(async () => ({ default: (await load()).NewsScreen })),
  bot: lazy(async () => ({ default: (await load()).BotScreen })),
};
