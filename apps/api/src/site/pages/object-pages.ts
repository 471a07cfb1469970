import { Inject, Injectable } from '@nestjs/common';
import { type AddressKey, addresses, addressOf } from '@otryv/contract/addresses';
import { gameIdText } from '@otryv/contract/schemas';
import { stageTitle, ru as titles } from '@otryv/contract/titles';
import { OrganizerNotFound } from '../../clubs/organizers/organizers.errors.ts';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { RiderLists } from '../../community/profiles/read/rider-lists.service.ts';
import { RiderNotFound } from '../../community/profiles/records/profiles.errors.ts';
import { CONFIG, type Config } from '../../config.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { imageUrlsOf, type StoredImage } from '../../kernel/files/images.ts';
import { fullName } from '../../people/riders/full-name.ts';
import { StageNotFound } from '../../racing/series/records/series.errors.ts';
import { SeriesAccess } from '../../racing/series/records/series-access.ts';
import { hasStageResults } from '../../racing/series/records/stored-series.ts';
import { DocumentsService } from '../documents/documents.service.ts';
import { descriptionOf } from '../previews/preview.ts';
import { PreviewsService } from '../previews/previews.service.ts';
import { ru as words } from './descriptions.ru.ts';
import type { PageImage, PageMeta } from './page-meta.ts';
import { sportsEvent } from './sports-event.ts';

type Params = Readonly<Record<string, string>>;
/** Describes the tags that depend on an object. Throws a DomainError if it is not public. */
type Describe = (params: Params, query: URLSearchParams) => Promise<Partial<PageMeta>>;

const longestDescription = 200;
const pictureSize = { width: 1200, height: 630 };
// biome-ignore lint/plugin: serve-pages.test.ts reads it.
const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/** Tags of pages about one object: one store read for each, from a guest's view. */
@Injectable()
export class ObjectPages {
  private readonly describe: Partial<Record<AddressKey, Describe>>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly previews: PreviewsService,
    private readonly riders: RiderLists,
    private readonly teams: TeamsService,
    private readonly organizers: OrganizersService,
    private readonly series: SeriesAccess,
    private readonly documents: DocumentsService,
  ) {
    const team = ({ urlSlug = '' }: Params) => this.team(urlSlug);
    const organizer = ({ urlSlug = '' }: Params) => this.organizer(urlSlug);
    const seriesPage = ({ urlSlug = '' }: Params) => this.seriesPage(urlSlug, 'series');
    this.describe = {
      event: (params, query) => this.race('event', params, query),
      raceResults: (params, query) => this.race('raceResults', params, query),
      riderResults: (params) => this.rider('riderResults', params),
      riderPower: (params) => this.rider('riderPower', params),
      riderWeight: (params) => this.rider('riderWeight', params),
      riderScore: (params) => this.rider('riderScore', params),
      teamMembers: team,
      teamResults: team,
      teamAchievements: team,
      organizerSchedule: organizer,
      organizerSeries: organizer,
      seriesSchedule: seriesPage,
      seriesResults: ({ urlSlug = '' }) => this.seriesPage(urlSlug, 'standings'),
      seriesRegulations: seriesPage,
      stageResults: ({ urlSlug = '', stageOrder }) => this.seriesPage(urlSlug, null, Number(stageOrder)),
      publicDocument: async ({ urlSlug = '' }) => this.document(urlSlug),
    };
  }

  /** Returns nothing for pages without an object. Throws a DomainError if it is not public. */
  async getMeta(key: AddressKey, params: Params, query: URLSearchParams): Promise<Partial<PageMeta>> {
    return (await this.describe[key]?.(params, query)) ?? {};
  }

  private async race(key: 'event' | 'raceResults', params: Params, query: URLSearchParams): Promise<Partial<PageMeta>> {
    const eventId = gameIdText.parse(params.eventId);
    const row = gameIdText.safeParse(query.get('row') ?? '').data ?? null;
    const preview = await this.previews.getPreview(eventId, row);
    const path = addressOf(addresses[key], { eventId });
    const picture = `/api/race/results/${eventId}/preview.png`;
    const rowQuery = preview.row ? `?row=${row}` : '';
    const absolute = (url: string) => new URL(url, this.config.PUBLIC_URL).href;
    return {
      title: preview.name,
      description: descriptionOf({ ...preview, row: null }),
      image: { url: picture + rowQuery, png: pictureSize },
      shared: preview.row && {
        title: `${preview.row.name} · ${preview.name}`,
        description: descriptionOf(preview),
        path: path + rowQuery,
      },
      embed: { kind: key === 'event' ? 'countdown' : 'results', id: String(eventId), name: preview.name },
      data: sportsEvent(preview, absolute(path), absolute(picture)),
    };
  }

  private async rider(key: keyof typeof titles.riderTabs, { zwiftId }: Params): Promise<Partial<PageMeta>> {
    const rider = await this.riders.findNamed(Number(zwiftId));
    if (!rider) throw new RiderNotFound();
    const name = fullName(rider);
    return {
      title: titles.riderPage(name, titles.riderTabs[key]),
      description: words.rider(name),
      image: { url: `/api/race/profile/${rider.zwiftId}/preview.png`, png: pictureSize },
      embed: { kind: 'rider', id: String(rider.zwiftId), name },
    };
  }

  private async team(urlSlug: string): Promise<Partial<PageMeta>> {
    const { name, mission, logo, poster } = await this.teams.findBySlug(urlSlug, noTransaction);
    return { title: name, description: missionOr(mission, words.team(name)), image: imageOf(poster, logo) };
  }

  private async organizer(urlSlug: string): Promise<Partial<PageMeta>> {
    const { id, name, mission, logo, poster, isPublished } = await this.organizers.findBySlug(urlSlug);
    if (!isPublished) throw new OrganizerNotFound();
    return {
      title: name,
      description: missionOr(mission, words.organizer(name)),
      image: imageOf(poster, logo),
      embed: { kind: 'schedule', id, name },
    };
  }

  private async seriesPage(
    urlSlug: string,
    embedded: 'series' | 'standings' | null,
    stageOrder?: number,
  ): Promise<Partial<PageMeta>> {
    const series = await this.series.requireVisible(urlSlug, null);
    const { name, mission, dateStart, dateEnd } = series;
    if (stageOrder !== undefined && !series.stages.some(({ order }) => order === stageOrder)) throw new StageNotFound();
    const days = words.series(name, day.format(dateStart), day.format(dateEnd));
    return {
      title: stageOrder === undefined ? name : stageTitle(stageOrder, name, titles),
      description: missionOr(mission, days),
      image: { url: `/api/series/${series.urlSlug}/preview.png`, png: pictureSize },
      embed: embedded && { kind: hasStageResults(series) ? embedded : 'series', id: series.urlSlug, name },
    };
  }

  private document(urlSlug: string): Partial<PageMeta> {
    const { title, summary } = this.documents.getDocument(null, 'public', urlSlug);
    return { title, description: `${title}: ${summary}.` };
  }
}

/** Returns the beginning of the owner's text, or else ours. */
function missionOr(mission: string, otherwise: string): string {
  const text = mission.replace(/\s+/g, ' ').trim();
  if (text === '') return otherwise;
  return text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1).trimEnd()}…`;
}

function imageOf(...images: readonly (StoredImage | null)[]): PageImage | null {
  const urls = imageUrlsOf(images.find((image) => image !== null) ?? null);
  const url = urls?.medium ?? urls?.original;
  return url === undefined ? null : { url };
}
