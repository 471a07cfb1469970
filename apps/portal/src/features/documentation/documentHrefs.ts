import type { DocumentType } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';

/** Kinds with articles, each on a separate page. */
export type ArticleType = Exclude<DocumentType, 'faq'>;

const articles = {
  public: addresses.publicDocument,
  organizer: addresses.organizerDocument,
  development: addresses.developmentDocument,
} as const;

/** Returns the address of a document, or of one of its sections. */
export function documentHref(type: DocumentType, urlSlug: string, sectionId?: string): string {
  const page = type === 'faq' ? addressOf(addresses.faq) : addressOf(articles[type], { urlSlug });
  return sectionId === undefined ? page : `${page}#${sectionId}`;
}
