import type { DocumentType } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';

/** The kinds with articles, each on a page of its own. */
export type ArticleType = Exclude<DocumentType, 'faq'>;

const articles = {
  public: addresses.publicDocument,
  organizer: addresses.organizerDocument,
  development: addresses.developmentDocument,
} as const;

/** The page of a document, or of a section of it. */
export function documentHref(type: DocumentType, urlSlug: string, sectionId?: string): string {
  const page = type === 'faq' ? addressOf(addresses.faq) : addressOf(articles[type], { urlSlug });
  return sectionId === undefined ? page : `${page}#${sectionId}`;
}
