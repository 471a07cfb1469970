import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of the administration by address key. */
export const adminScreens = {
  adminUsers: lazyScreen(async () => ({
    default: (await import('../../features/admin/people/UsersScreen.tsx')).UsersScreen,
  })),
  adminUser: lazyScreen(async () => ({
    default: (await import('../../features/admin/people/UserScreen.tsx')).UserScreen,
  })),
  adminRider: lazyScreen(async () => ({
    default: (await import('../../features/admin/people/RiderScreen.tsx')).RiderScreen,
  })),
  adminRiderActivities: lazyScreen(async () => ({
    default: (await import('../../features/admin/people/RiderActivitiesScreen.tsx')).RiderActivitiesScreen,
  })),
  adminRiderBans: lazyScreen(async () => ({
    default: (await import('../../features/admin/people/RiderBansScreen.tsx')).RiderBansScreen,
  })),
  adminActions: lazyScreen(async () => ({
    default: (await import('../../features/admin/logs/LogScreens.tsx')).AdminActionsScreen,
  })),
  adminErrors: lazyScreen(async () => ({
    default: (await import('../../features/admin/logs/LogScreens.tsx')).AdminErrorsScreen,
  })),
  adminError: lazyScreen(async () => ({
    default: (await import('../../features/admin/logs/LogScreens.tsx')).AdminErrorScreen,
  })),
  adminVisits: lazyScreen(async () => ({
    default: (await import('../../features/admin/site/VisitsScreen.tsx')).VisitsScreen,
  })),
  adminOrganizers: lazyScreen(async () => ({
    default: (await import('../../features/admin/organizers/OrganizersScreen.tsx')).OrganizersScreen,
  })),
  adminClubs: lazyScreen(async () => ({
    default: (await import('../../features/admin/organizers/ClubsScreen.tsx')).ClubsScreen,
  })),
  adminProtocolCreation: lazyScreen(async () => ({
    default: (await import('../../features/admin/protocols/ProtocolCreationScreen.tsx')).ProtocolCreationScreen,
  })),
  adminMailing: lazyScreen(async () => ({
    default: (await import('../../features/admin/mailings/MailingScreen.tsx')).MailingScreen,
  })),
  adminDigest: lazyScreen(async () => ({
    default: (await import('../../features/admin/mailings/DigestScreen.tsx')).DigestScreen,
  })),
  adminProtocols: lazyScreen(async () => ({
    default: (await import('../../features/admin/protocols/ProtocolsScreen.tsx')).ProtocolsScreen,
  })),
  adminNews: lazyScreen(async () => ({
    default: (await import('../../features/admin/site/NewsScreen.tsx')).NewsScreen,
  })),
  bot: lazyScreen(async () => ({ default: (await import('../../features/admin/site/BotScreen.tsx')).BotScreen })),
};
