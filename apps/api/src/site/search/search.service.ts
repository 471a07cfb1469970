import { Injectable } from '@nestjs/common';
import type { SearchGroupName, SearchResults } from '@otryv/contract';
import { EVENT_LISTS, SEARCH_GROUPS, SHORTEST_SEARCH } from '@otryv/contract/schemas';
import { otherLayout } from '@otryv/race';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { RiderLists } from '../../community/profiles/read/rider-lists.service.ts';
import { EventSearch } from '../../racing/events/read/event-search.ts';
import { SeriesSearch } from '../../racing/series/read/series-search.ts';
import { DocumentsService } from '../documents/documents.service.ts';
import { closest } from './closest.ts';
import { SearchTooShort } from './search.errors.ts';

/** Number of results of a group compared to show the best of them. */
const mostCompared = 50;

type Groups = Awaited<ReturnType<SearchService['groups']>>;

/** Search over everything with a public page. */
@Injectable()
export class SearchService {
  constructor(
    private readonly riders: RiderLists,
    private readonly events: EventSearch,
    private readonly teams: TeamsService,
    private readonly series: SeriesSearch,
    private readonly organizers: OrganizersService,
    private readonly documents: DocumentsService,
  ) {}

  /** Finds at most `limit` of each group. Throws SearchTooShort. */
  async find(typed: string, limit: number): Promise<SearchResults['data']> {
    if (!isLongEnough(typed)) throw new SearchTooShort();
    const groups = await this.groups(typed);
    if (isSome(groups)) return toResults(typed, groups, limit);
    const meant = otherLayout(typed);
    const isOther = isLongEnough(meant) && meant !== typed;
    const others = isOther ? await this.groups(meant) : groups;
    return isSome(others) ? toResults(meant, others, limit) : toResults(typed, groups, limit);
  }

  private async groups(text: string) {
    const [riders, events, teams, series, organizers] = await Promise.all([
      this.riders.search(text, mostCompared),
      this.events.find(text, mostCompared),
      this.teams.search(text, mostCompared),
      this.series.find(text, mostCompared),
      this.organizers.search(text, mostCompared),
    ]);
    const named = ({ name }: { name: string }) => [name];
    return {
      riders: closest(riders, (rider) => [`${rider.firstName} ${rider.lastName}`, String(rider.zwiftId)], text),
      events: closest(events, ({ name, gameId }) => [name, String(gameId)], text),
      teams: closest(teams, ({ name, shortName }) => [name, shortName], text),
      series: closest(series, named, text),
      organizers: closest(organizers, named, text),
      articles: closest(this.documents.listTitled(text), ({ title }) => [title], text),
    };
  }
}

function isLongEnough(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHORTEST_SEARCH;
}

function isSome(groups: Groups): boolean {
  return Object.values(groups).some(({ found }) => found.length > 0);
}

function toResults(text: string, groups: Groups, limit: number): SearchResults['data'] {
  const first = <Found>({ found }: { found: readonly Found[] }) => found.slice(0, limit);
  const matchOf = (name: SearchGroupName) => groups[name].match;
  return {
    text,
    order: SEARCH_GROUPS.toSorted((one, other) => matchOf(one) - matchOf(other)),
    more: SEARCH_GROUPS.filter((name) => groups[name].found.length > limit),
    moreEvents: EVENT_LISTS.filter((list) =>
      groups.events.found.slice(limit).some(({ started }) => started === (list === 'past')),
    ),
    riders: first(groups.riders),
    events: first(groups.events).map(({ gameId, name, eventStart, started }) => ({
      id: gameId,
      name,
      eventStart: eventStart.toISOString(),
      started,
    })),
    teams: first(groups.teams).map(({ urlSlug, name, shortName }) => ({ urlSlug, name, shortName })),
    series: first(groups.series).map(({ urlSlug, name, dateStart, dateEnd }) => ({
      urlSlug,
      name,
      dateStart: dateStart.toISOString(),
      dateEnd: dateEnd.toISOString(),
    })),
    organizers: first(groups.organizers).map(({ urlSlug, name }) => ({ urlSlug, name })),
    articles: first(groups.articles).map(({ fileName, title }) => ({ fileName, title })),
  };
}
