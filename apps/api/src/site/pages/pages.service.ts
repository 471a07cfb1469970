import { Injectable, Logger } from '@nestjs/common';
import { statuses } from '@otryv/contract';
import type { AddressKey } from '@otryv/contract/addresses';
import { codeOf } from '../../kernel/errors/domain-error.ts';
import { type PageAddress, pageAt } from './address/page-address.ts';
import { ObjectPages } from './object-pages.ts';
import { metaOfAddress, type PageMeta } from './page-meta.ts';
import { inTime } from './rendering/in-time.ts';

type PageUrl = Pick<URL, 'pathname' | 'searchParams'>;

export interface FoundPage extends PageMeta {
  key: AddressKey;
  /** 404 when the object is missing or not public. The portal then renders the error, or the draft for its owner. */
  status: 200 | 404;
}

/** Tags of all portal pages for search engines and messengers. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(private readonly objects: ObjectPages) {}

  /**
   * Returns the page at a path with a query, with its tags; `null` if the portal has none. Rejects if its object cannot
   * be read.
   */
  async read(address: PageUrl): Promise<FoundPage | null> {
    const known = knownAt(address);
    if (!known) return null;
    const { page, meta } = known;
    try {
      return { ...meta, ...(await this.objects.getMeta(page.key, page.params, address.searchParams)) };
    } catch (error) {
      const code = codeOf(error);
      if (code === null || statuses[code] !== 404) throw error;
      // Identical for hidden and missing objects: the response must not reveal that a hidden one exists.
      return { ...meta, isListed: false, status: 404 };
    }
  }

  /** Like `read`, with the tags of the address if its object cannot be read in time. */
  async findPage(address: PageUrl): Promise<FoundPage | null> {
    try {
      return await inTime(this.read(address));
    } catch (error) {
      const meta = this.findKnown(address);
      if (codeOf(error) !== null) return meta && { ...meta, isListed: false };
      // The page itself needs no database: the portal shows the error.
      this.logger.warn(`The tags of a page were left out: ${error instanceof Error ? error.message : String(error)}`);
      return meta;
    }
  }

  /** Returns the page with the tags known without a read. */
  findKnown(address: PageUrl): FoundPage | null {
    return knownAt(address)?.meta ?? null;
  }
}

/** Returns the page of an address and its tags, without any read. */
function knownAt({ pathname, searchParams }: PageUrl): { page: PageAddress; meta: FoundPage } | null {
  const page = pageAt(pathname);
  return page && { page, meta: { key: page.key, status: 200, ...metaOfAddress(page, searchParams) } };
}
