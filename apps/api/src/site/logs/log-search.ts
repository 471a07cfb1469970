import { Injectable } from '@nestjs/common';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { RiderLists } from '../../community/profiles/read/rider-lists.service.ts';
import type { AuditWord } from '../../kernel/audit/audit.service.ts';
import { searchWords } from '../../kernel/search/search-endings.ts';
import { AccountListService } from '../../people/users/account-list.service.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { SeriesSearch } from '../../racing/series/read/series-search.ts';
import { actionsLike } from './action-words.ts';

const most = 200;
const id = /^[0-9a-f]{24}$/;

/** Resolves the words of a search to ids: entries contain ids, not the names that users type. */
@Injectable()
export class LogSearch {
  constructor(
    private readonly accounts: AccountListService,
    private readonly events: EventCatalogue,
    private readonly organizers: OrganizersService,
    private readonly riders: RiderLists,
    private readonly series: SeriesSearch,
    private readonly teams: TeamsService,
  ) {}

  findWords(search: string): Promise<AuditWord[]> {
    const typed = search.trim().toLowerCase();
    if (id.test(typed)) return Promise.resolve([{ actorIds: [typed], actions: [], objectIds: [typed] }]);
    const words = searchWords(search);
    // A word of only punctuation finds nothing.
    if (words.length === 0 && search !== '') return Promise.resolve([{ actorIds: [], actions: [], objectIds: [] }]);
    return Promise.all(words.map((word) => this.word(word)));
  }

  private async word(word: string): Promise<AuditWord> {
    const [users, events, riders, ...others] = await Promise.all([
      this.accounts.listIdsLike(word, most),
      this.events.listNumbersLike(word),
      this.riders.search(word, most),
      this.organizers.listIdsLike(word, most),
      this.series.listIdsLike(word, most),
      this.teams.listIdsLike(word, most),
    ]);
    return {
      actorIds: users,
      actions: actionsLike(word),
      objectIds: [
        word,
        ...users,
        ...events.map(String),
        ...riders.map(({ zwiftId }) => String(zwiftId)),
        ...others.flat(),
      ],
    };
  }
}
