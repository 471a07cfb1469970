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
  /** 404 when the object is missing or hidden from the public. The portal then renders the error, or the draft for its owner. */
  status: 200 | 404;
}

/** What search engines and messengers read of every page of the portal. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(private readonly objects: ObjectPages) {}

  /** The page at a path with a query, with its tags; `null` where the portal has none. Rejects where its object cannot be read. */
  async read(address: PageUrl): Promise<FoundPage | null> {
    const known = knownAt(address);
    if (!known) return null;
    const { page, meta } = known;
    try {
      return { ...meta, ...(await this.objects.of(page.key, page.params, address.searchParams)) };
    } catch (error) {
      const code = codeOf(error);
      if (code === null || statuses[code] !== 404) throw error;
      // The same response for hidden and for missing objects: it must not reveal that a hidden one exists.
      return { ...meta, isListed: false, status: 404 };
    }
  }

  /** As `read`, with the tags of the address where its object cannot be read in time. */
  async of(address: PageUrl): Promise<FoundPage | null> {
    try {
      return await inTime(this.read(address));
    } catch (error) {
      const meta = this.known(address);
      if (codeOf(error) !== null) return meta && { ...meta, isListed: false };
      // The page itself needs no database: the portal shows the failure.
      this.logger.warn(`The tags of a page were left out: ${error instanceof Error ? error.message : String(error)}`);
      return meta;
    }
  }

  /** The page with what is known of it without a read. */
  known(address: PageUrl): FoundPage | null {
    return knownAt(address)?.meta ?? null;
  }
}

/** What is known of a page without reading anything. */
function knownAt({ pathname, searchParams }: PageUrl): { page: PageAddress; meta: FoundPage } | null {
  const page = pageAt(pathname);
  return page && { page, meta: { key: page.key, status: 200, ...metaOfAddress(page, searchParams) } };
}
