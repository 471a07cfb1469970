import { Injectable } from '@nestjs/common';
import type { TeamResults } from '@otryv/contract';
import type { teamResultsQuery } from '@otryv/contract/schemas';
import { seasonBounds, seasonOf } from '@otryv/race';
import { Cursors } from '../../../kernel/paging/cursors.ts';
import {
  type Period,
  type TeamRaceKey,
  TeamResultsRepository,
  teamRaceKey,
} from '../records/team-results.repository.ts';
import { toResult } from './rider-races.service.ts';

type Query = typeof teamResultsQuery._zod.output;

/** Races that riders rode for a team, by the team in their rows. */
@Injectable()
export class TeamRaces {
  constructor(
    private readonly results: TeamResultsRepository,
    private readonly cursors: Cursors,
  ) {}

  async listPage(teamSlug: string, query: Query): Promise<TeamResults> {
    const { docsOnPage, season } = query;
    const list = this.cursors.list<TeamRaceKey>('team-results', { teamSlug, season });
    const slice = list.slice(query);
    const period = season === undefined ? undefined : seasonBounds(season);
    const [races, total, months] = await Promise.all([
      this.results.listPage(teamSlug, { slice, period }),
      this.results.countRows(teamSlug, period),
      this.results.listMonthsOf(teamSlug),
    ]);
    const { rows, nextCursor } = list.cut(races, docsOnPage, teamRaceKey);
    return {
      teamResults: rows.map((race) => toResult(race, new Map())),
      quantityPages: Math.ceil(total / docsOnPage),
      quantityResults: total,
      nextCursor,
      seasons: [...new Set(months.map((month) => seasonOf(new Date(`${month}-15T00:00:00Z`))))].toSorted().toReversed(),
    };
  }

  /** Counts distinct races. */
  count(teamSlug: string, period?: Period): Promise<number> {
    return this.results.countRaces(teamSlug, period);
  }

  /** Returns how many races each rider started in, by the id shown in rows. */
  countStartsOf(teamSlug: string, period: Period): Promise<Map<number, number>> {
    return this.results.countStartsOf(teamSlug, period);
  }
}
