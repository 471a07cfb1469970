import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of the administration by address key. */
export const adminScreens = {
  adminUsers: lazyScreen(async () => ({ default: (await import('../../features/admin/UsersScreen.tsx')).UsersScreen })),
  adminUser: lazyScreen(async () => ({ default: (await import('../../features/admin/UserScreen.tsx')).UserScreen })),
  adminRider: lazyScreen(async () => ({ default: (await import('../../features/admin/RiderScreen.tsx')).RiderScreen })),
  adminRiderActivities: lazyScreen(async () => ({
    default: (await import('../../features/admin/RiderActivitiesScreen.tsx')).RiderActivitiesScreen,
  })),
  adminRiderBans: lazyScreen(async () => ({
    default: (await import('../../features/admin/RiderBansScreen.tsx')).RiderBansScreen,
  })),
  adminActions: lazyScreen(async () => ({
    default: (await import('../../features/admin/LogScreens.tsx')).AdminActionsScreen,
  })),
  adminErrors: lazyScreen(async () => ({
    default: (await import('../../features/admin/LogScreens.tsx')).AdminErrorsScreen,
  })),
  adminError: lazyScreen(async () => ({
    default: (await import('../../features/admin/LogScreens.tsx')).AdminErrorScreen,
  })),
  adminVisits: lazyScreen(async () => ({
    default: (await import('../../features/admin/VisitsScreen.tsx')).VisitsScreen,
  })),
  adminOrganizers: lazyScreen(async () => ({
    default: (await import('../../features/admin/OrganizersScreen.tsx')).OrganizersScreen,
  })),
  adminClubs: lazyScreen(async () => ({ default: (await import('../../features/admin/ClubsScreen.tsx')).ClubsScreen })),
  adminProtocolCreation: lazyScreen(async () => ({
    default: (await import('../../features/admin/ProtocolCreationScreen.tsx')).ProtocolCreationScreen,
  })),
  adminMailing: lazyScreen(async () => ({
    default: (await import('../../features/admin/mailings/MailingScreen.tsx')).MailingScreen,
  })),
  adminDigest: lazyScreen(async () => ({
    default: (await import('../../features/admin/mailings/DigestScreen.tsx')).DigestScreen,
  })),
  adminProtocols: lazyScreen(async () => ({
    default: (await import('../../features/admin/ProtocolsScreen.tsx')).ProtocolsScreen,
  })),
  adminNews: lazyScreen(async () => ({ default: (await import('../../features/admin/NewsScreen.tsx')).NewsScreen })),
  bot: lazyScreen(async () => ({ default: (await import('../../features/admin/BotScreen.tsx')).BotScreen })),
};
