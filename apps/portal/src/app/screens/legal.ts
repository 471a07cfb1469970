import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/legal/LegalScreens.tsx');

/** Screens of the moderators' logs by address key. */
export const legalScreens = {
  privacyPolicy: lazyScreen(async () => ({ default: (await load()).PrivacyPolicyScreen })),
  termsOfUse: lazyScreen(async () => ({ default: (await load()).TermsOfUseScreen })),
  offer: lazyScreen(async () => ({ default: (await load()).OfferScreen })),
};
