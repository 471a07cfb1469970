import { Injectable } from '@nestjs/common';
import type { SearchResults } from '@otryv/contract';
import { SHORTEST_SEARCH } from '@otryv/contract/schemas';
import { EventSearch } from '../events/event-search.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { RiderLists } from '../profiles/rider-lists.service.ts';
import { SeriesSearch } from '../series/series-search.ts';
import { TeamsService } from '../teams/teams.service.ts';
import { bestFirst } from './best-first.ts';
import { SearchTooShort } from './search.errors.ts';

/** How many of a group are compared to show the best of them. */
const mostCompared = 50;

/** One search over everything that has a page for everybody. */
@Injectable()
export class SearchService {
  constructor(
    private readonly riders: RiderLists,
    private readonly events: EventSearch,
    private readonly teams: TeamsService,
    private readonly series: SeriesSearch,
    private readonly organizers: OrganizersService,
  ) {}

  /** At most `limit` of each group. Throws SearchTooShort. */
  async find(text: string, limit: number): Promise<SearchResults['data']> {
    if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < SHORTEST_SEARCH) throw new SearchTooShort();
    const [riders, events, teams, series, organizers] = await Promise.all([
      this.riders.search(text, mostCompared),
      this.events.find(text, limit),
      this.teams.search(text, mostCompared),
      this.series.find(text, mostCompared),
      this.organizers.search(text, mostCompared),
    ]);
    const best = <Found extends { name: string }>(found: readonly Found[]) =>
      bestFirst(found, ({ name }) => [name], text).slice(0, limit);
    return {
      riders: bestFirst(riders, ({ firstName, lastName }) => [`${firstName} ${lastName}`], text).slice(0, limit),
      events: events.map(({ gameId, name, eventStart, started }) => ({
        id: gameId,
        name,
        eventStart: eventStart.toISOString(),
        started,
      })),
      teams: bestFirst(teams, ({ name, shortName }) => [name, shortName], text)
        .slice(0, limit)
        .map(({ urlSlug, name, shortName }) => ({ urlSlug, name, shortName })),
      series: best(series).map(({ urlSlug, name, dateStart, dateEnd }) => ({
        urlSlug,
        name,
        dateStart: dateStart.toISOString(),
        dateEnd: dateEnd.toISOString(),
      })),
      organizers: best(organizers).map(({ urlSlug, name }) => ({ urlSlug, name })),
    };
  }
}
