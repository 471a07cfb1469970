import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Access, DocumentHit, DocumentSummary, DocumentText, DocumentType, Identity } from '@otryv/contract';
import { admits } from '@otryv/contract/abilities';
import { DOCUMENT_TYPES } from '@otryv/contract/schemas';
import { searchKey, searchMatcher } from '@otryv/race';
import { CONFIG, type Config } from '../../config.ts';
import { Forbidden, Unauthorized } from '../../kernel/access/access.errors.ts';
import { DocumentNotFound } from './documents.errors.ts';
import { toSummary, toText } from './documents.mapper.ts';
import type { GuideDocument } from './guide-folder.ts';
import { GuideSearch, openGuide } from './guide-search.ts';

const access: Record<DocumentType, Access> = {
  public: 'public',
  faq: 'public',
  organizer: 'organizer',
  development: 'admin',
};

/** Articles of the reference; all are read at startup, and no request reads a file. */
@Injectable()
export class DocumentsService implements OnModuleInit {
  private documents: readonly GuideDocument[] = [];
  private search = new GuideSearch([]);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    ({ documents: this.documents, search: this.search } = await openGuide(this.config.GUIDE_FOLDER));
  }

  /** Throws Unauthorized, Forbidden. */
  list(identity: Identity | null, type: DocumentType): DocumentSummary[] {
    requireReader(identity, type);
    return this.documents.filter((document) => document.type === type).map(toSummary);
  }

  /** Throws Unauthorized, Forbidden, DocumentNotFound. */
  getDocument(identity: Identity | null, type: DocumentType, fileName: string): DocumentText {
    requireReader(identity, type);
    const found = this.documents.find((document) => document.type === type && document.fileName === fileName);
    if (!found) throw new DocumentNotFound();
    return toText(found);
  }

  /** Lists the public articles. */
  listPublished(): readonly GuideDocument[] {
    return this.documents.filter(({ type }) => type === 'public');
  }

  /** Lists the public articles with every word in their titles. */
  listTitled(typed: string): readonly GuideDocument[] {
    const matches = searchMatcher(typed);
    return this.listPublished().filter(({ title }) => matches(searchKey(title)));
  }

  /** Searches the documents that the reader may open. */
  find(identity: Identity | null, typed: string): DocumentHit[] {
    const open = DOCUMENT_TYPES.filter((type) => admits(access[type], identity, true));
    return this.search.find(typed, open);
  }
}

function requireReader(identity: Identity | null, type: DocumentType): void {
  if (admits(access[type], identity, true)) return;
  throw identity === null ? new Unauthorized() : new Forbidden();
}
