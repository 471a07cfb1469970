import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type {
  CandidateEvents,
  Series,
  SeriesCardDto,
  SeriesLists,
  StageEvents,
  seriesQuery,
} from '@otryv/contract/schemas';
import { OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import type { OwnedName } from '../../../kernel/names/shared-names.ts';
import { Cursors } from '../../../kernel/paging/cursors.ts';
import { toEvent } from '../../events/read/event.mapper.ts';
import { EventCatalogue, routeIdsOf } from '../../events/read/event-catalogue.ts';
import { stageName } from '../build/series-builder.ts';
import { type SeriesKey, SeriesRepository, type SeriesStatus, seriesKey } from '../records/series.repository.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { oldestStageMs } from '../records/stage-events.ts';
import { eventIdsOf, type StoredSeries } from '../records/stored-series.ts';
import { toCard, toSeries, toStageEvent } from './series.mapper.ts';

type Query = typeof seriesQuery._zod.output;

const statuses = ['upcoming', 'ongoing', 'completed'] as const;

/** Series in their public form. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly access: SeriesAccess,
    private readonly events: EventCatalogue,
    private readonly organizers: OrganizersService,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
    private readonly cursors: Cursors,
  ) {}

  /** Lists the name of every series once, of drafts too. */
  listNames(): Promise<string[]> {
    return this.series.listNames();
  }

  /** Lists the series with one of these names. */
  listNamed(names: readonly string[]): Promise<OwnedName[]> {
    return this.series.listNamed(names);
  }

  /** Lists the published series by status; a single list is paginated. */
  async getLists(query: Query, organizerId?: string): Promise<SeriesLists> {
    const { seriesStatus, docsOnPage } = query;
    const now = this.clock.now();
    const list = this.cursors.list<SeriesKey>('series', { seriesStatus, organizerId });
    const slice = seriesStatus ? list.slice(query) : { after: null, skip: 0, limit: docsOnPage };
    let nextCursor: string | null = null;
    const found = await Promise.all(
      statuses.map(async (status) => {
        if (seriesStatus && status !== seriesStatus) return { status, series: [], total: 0 };
        const filter = { status, now, organizerId };
        const { series, total } = await this.series.listPage(filter, slice);
        const cut = list.cut(series, docsOnPage, (one) => seriesKey(one, status));
        nextCursor = cut.nextCursor;
        return { status, series: cut.rows, total };
      }),
    );
    const cards = await this.cards(found.flatMap(({ series }) => series));
    const listOf = (status: SeriesStatus) => cards.filter((card) => card.status === status);
    const totalOf = (status: SeriesStatus) => found.find((list) => list.status === status)?.total ?? 0;
    return {
      data: { upcoming: listOf('upcoming'), ongoing: listOf('ongoing'), completed: listOf('completed') },
      quantities: { upcoming: totalOf('upcoming'), ongoing: totalOf('ongoing'), completed: totalOf('completed') },
      nextCursor,
    };
  }

  /** Throws OrganizerNotFound. */
  async getListsOf(urlSlug: string, query: Query): Promise<SeriesLists> {
    const { id } = await this.organizers.findBySlug(urlSlug);
    return this.getLists(query, id);
  }

  /** Throws SeriesNotFound. */
  async get(urlSlug: string, identity: Identity | null): Promise<Series> {
    return this.present(await this.access.requireVisible(urlSlug, identity));
  }

  /** Throws SeriesNotFound, Forbidden. */
  async requireOwn(identity: Identity, id: string): Promise<Series> {
    return this.present(await this.access.requireOwn(identity, id, noTransaction));
  }

  /** Lists the series of an organizer, drafts first. Throws OrganizerNotFound, Forbidden. */
  async listOwn(identity: Identity, organizerId: string): Promise<SeriesCardDto[]> {
    await this.organizers.requireOwn(identity, organizerId);
    const cards = await this.cards(await this.series.listByOrganizer(organizerId));
    return cards.toSorted((one, other) => Number(one.isPublished) - Number(other.isPublished));
  }

  /** Lists the names of series that are not over, for adding a race. */
  async listActual(identity: Identity, organizerId: string): Promise<{ _id: string; name: string }[]> {
    const series = await this.series.listByOrganizer(organizerId, this.clock.now());
    const isOwn = await this.organizers.requireOwn(identity, organizerId).then(
      () => true,
      () => false,
    );
    return series.filter(({ isPublished }) => isPublished || isOwn).map(({ id, name }) => ({ _id: id, name }));
  }

  /** Lists the races of an organizer that can become stages. Throws OrganizerNotFound, Forbidden. */
  async listCandidates(identity: Identity, organizerId: string): Promise<CandidateEvents['data']> {
    await this.organizers.requireOwn(identity, organizerId);
    const since = new Date(this.clock.now().getTime() - oldestStageMs);
    return (await this.events.listCandidates(organizerId, since)).map(toStageEvent);
  }

  /** Throws SeriesNotFound. */
  async listStages(
    urlSlug: string,
    status: 'all' | 'upcoming' | 'finished',
    identity: Identity | null,
  ): Promise<StageEvents> {
    const series = await this.access.requireVisible(urlSlug, identity);
    const events = await this.events.listByIds(eventIdsOf(series), noTransaction);
    const chosen = status === 'all' ? events : events.filter(({ started }) => started === (status === 'finished'));
    const ordered = status === 'finished' ? chosen.toReversed() : chosen;
    return {
      data: ordered.map((event) => {
        const stage = series.stages.find(({ eventIds }) => eventIds.includes(event.gameId)) ?? null;
        return { ...toEvent(event), stage: { order: stage?.order ?? 0, name: stageName(stage, [event]) } };
      }),
      routes: this.catalogue.listSummariesOf(ordered.flatMap(routeIdsOf)),
    };
  }

  async present(series: StoredSeries): Promise<Series> {
    const [events, [organizer = null]] = await Promise.all([
      this.events.listByIds(eventIdsOf(series), noTransaction),
      this.organizers.listByIds([series.organizerId], noTransaction),
    ]);
    return toSeries(series, { events, organizer, now: this.clock.now() });
  }

  private async cards(all: readonly StoredSeries[]): Promise<SeriesCardDto[]> {
    const [events, organizers] = await Promise.all([
      this.events.listByIds(all.flatMap(eventIdsOf), noTransaction),
      this.organizers.listByIds([...new Set(all.map(({ organizerId }) => organizerId))], noTransaction),
    ]);
    const now = this.clock.now();
    return all.map((series) => {
      const ids = new Set(eventIdsOf(series));
      const organizer = organizers.find(({ id }) => id === series.organizerId) ?? null;
      return toCard(series, { events: events.filter(({ gameId }) => ids.has(gameId)), organizer, now });
    });
  }
}
