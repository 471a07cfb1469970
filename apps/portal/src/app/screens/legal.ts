import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/legal/LegalScreens.tsx');

/** The screens of this area by the keys of their addresses. */
export const legalScreens = {
  privacyPolicy: lazyScreen(async () => ({ default: (await load()).PrivacyPolicyScreen })),
  termsOfUse: lazyScreen(async () => ({ default: (await load()).TermsOfUseScreen })),
  offer: lazyScreen(async () => ({ default: (await load()).OfferScreen })),
};
