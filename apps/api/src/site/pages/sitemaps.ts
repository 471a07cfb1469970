import { Inject, Injectable } from '@nestjs/common';
import { type Address, type AddressKey, addresses, addressKeys, addressOf } from '@otryv/contract/addresses';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { RiderLists } from '../../community/profiles/read/rider-lists.service.ts';
import { CONFIG, type Config } from '../../config.ts';
import { EventSearch } from '../../racing/events/read/event-search.ts';
import { SeriesSearch } from '../../racing/series/read/series-search.ts';
import { hasStageResults, type StoredSeries } from '../../racing/series/records/stored-series.ts';
import { DocumentsService } from '../documents/documents.service.ts';
import { isListed } from './address/page-address.ts';
import { type SitemapPage, sitemapIndex, sitemapOf } from './sitemap-xml.ts';

interface Source {
  count(): Promise<number>;
  listPages(skip: number, most: number): Promise<SitemapPage[]>;
}

/** Maximum number of pages in one sitemap; the format allows 50,000. */
const mostPages = 5000;

/** Sitemaps of all pages that search engines may list; long ones are read by parts, in index order. */
@Injectable()
export class Sitemaps {
  private readonly sources: Readonly<Record<string, Source>>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    events: EventSearch,
    riders: RiderLists,
    teams: TeamsService,
    organizers: OrganizersService,
    series: SeriesSearch,
    documents: DocumentsService,
  ) {
    const races = (started: boolean): Source => ({
      count: () => events.count(started),
      listPages: async (skip, most) =>
        (await events.listForSitemap(started, skip, most)).map(({ gameId: eventId, changedAt }) => ({
          path: addressOf(started ? addresses.raceResults : addresses.event, { eventId }),
          changedAt,
        })),
    });
    this.sources = {
      pages: whole(async () => listedPages().map((path) => ({ path, changedAt: null }))),
      events: races(false),
      results: races(true),
      riders: {
        count: () => riders.count(),
        listPages: async (skip, most) =>
          (await riders.listForSitemap(skip, most)).map(({ zwiftId, updatedAt }) => ({
            path: addressOf(addresses.riderResults, { zwiftId }),
            changedAt: updatedAt,
          })),
      },
      teams: whole(async () =>
        (await teams.open()).map(({ urlSlug }) => ({
          path: addressOf(addresses.teamMembers, { urlSlug }),
          changedAt: null,
        })),
      ),
      organizers: whole(async () =>
        (await organizers.listPublished()).map(({ urlSlug }) => ({
          path: addressOf(addresses.organizerSchedule, { urlSlug }),
          changedAt: null,
        })),
      ),
      series: whole(async () => (await series.listPublished()).flatMap(pagesOfSeries)),
      documents: whole(async () =>
        documents.listPublished().map(({ fileName, updatedOn }) => ({
          path: addressOf(addresses.publicDocument, { urlSlug: fileName }),
          changedAt: new Date(updatedOn),
        })),
      ),
    };
  }

  /** Returns the index of the sitemaps. */
  async renderIndex(): Promise<string> {
    const names = await Promise.all(
      Object.entries(this.sources).map(async ([name, source]) => {
        const parts = Math.ceil((await source.count()) / mostPages);
        return Array.from({ length: parts }, (_, index) => `/sitemaps/${name}-${index + 1}.xml`);
      }),
    );
    return sitemapIndex(names.flat(), this.config.PUBLIC_URL);
  }

  /** Returns one sitemap by its name, e.g. `riders-1.xml`; `null` if there is none. */
  async renderPart(name: string): Promise<string | null> {
    const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
    const source = Object.hasOwn(this.sources, kind) ? this.sources[kind] : undefined;
    const pages = (await source?.listPages((Number(number) - 1) * mostPages, mostPages)) ?? [];
    return pages.length === 0 ? null : sitemapOf(pages, this.config.PUBLIC_URL);
  }
}

/** Builds a source that is short enough to be read in one query. */
function whole(read: () => Promise<SitemapPage[]>): Source {
  return {
    count: async () => (await read()).length,
    listPages: async (skip, most) => (await read()).slice(skip, skip + most),
  };
}

function listedPages(): string[] {
  const keys: readonly AddressKey[] = addressKeys.filter(isListed);
  return keys
    .map((key): Address => addresses[key])
    .filter(({ params }) => params === undefined)
    .map(({ pattern }) => pattern);
}

function pagesOfSeries(series: StoredSeries): SitemapPage[] {
  const { urlSlug, gcResultsUpdatedAt, publishedAt, stages } = series;
  const changedAt = gcResultsUpdatedAt ?? publishedAt;
  const ridden = hasStageResults(series) ? stages : [];
  return [
    { path: addressOf(addresses.seriesResults, { urlSlug }), changedAt },
    { path: addressOf(addresses.seriesRegulations, { urlSlug }), changedAt: publishedAt },
    ...ridden.map(({ order }) => ({
      path: addressOf(addresses.stageResults, { urlSlug, stageOrder: order }),
      changedAt,
    })),
  ];
}
