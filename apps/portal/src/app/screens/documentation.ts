import { lazy } from 'react';

const load = () => import('../../features/documentation/DocumentationScreens.tsx');

/** The reference by the keys of its addresses. */
export const documentationScreens = {
  documentation: lazy(async () => ({ default: (await load()).DocumentationScreen })),
  faq: lazy(async () => ({ default: (await load()).FaqScreen })),
  publicDocuments: lazy(async () => ({ default: (await load()).PublicDocumentsScreen })),
  publicDocument: lazy(async () => ({ default: (await load()).PublicArticleScreen })),
  organizerDocuments: lazy(async () => ({ default: (await load()).OrganizerDocumentsScreen })),
  organizerDocument: lazy(async () => ({ default: (await load()).OrganizerArticleScreen })),
  developmentDocuments: lazy(async () => ({ default: (await load()).DevelopmentDocumentsScreen })),
  developmentDocument: lazy(async () => ({ default: (await load()).DevelopmentArticleScreen })),
};
