import { lazy } from 'react';

const load = () => import('../../features/legal/LegalScreens.tsx');

/** The screens of this area by the keys of their addresses. */
export const legalScreens = {
  privacyPolicy: lazy(async () => ({ default: (await load()).PrivacyPolicyScreen })),
  termsOfUse: lazy(async () => ({ default: (await load()).TermsOfUseScreen })),
  offer: lazy(async () => ({ default: (await load()).OfferScreen })),
};
