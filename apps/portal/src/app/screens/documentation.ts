import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/documentation/DocumentationScreens.tsx');

/** Screens of the reference by address key. */
export const documentationScreens = {
  documentation: lazyScreen(async () => ({ default: (await load()).DocumentationScreen })),
  faq: lazyScreen(async () => ({ default: (await load()).FaqScreen })),
  publicDocuments: lazyScreen(async () => ({ default: (await load()).PublicDocumentsScreen })),
  publicDocument: lazyScreen(async () => ({ default: (await load()).PublicArticleScreen })),
  organizerDocuments: lazyScreen(async () => ({ default: (await load()).OrganizerDocumentsScreen })),
  organizerDocument: lazyScreen(async () => ({ default: (await load()).OrganizerArticleScreen })),
  developmentDocuments: lazyScreen(async () => ({ default: (await load()).DevelopmentDocumentsScreen })),
  developmentDocument: lazyScreen(async () => ({ default: (await load()).DevelopmentArticleScreen })),
};
