import { Injectable } from '@nestjs/common';
import type { TeamResults } from '@otryv/contract';
import type { teamResultsQuery } from '@otryv/contract/schemas';
import { seasonBounds, seasonOf } from '@otryv/race';
import { type Period, TeamResultsRepository } from '../records/team-results.repository.ts';
import { toResult } from './rider-races.service.ts';

type Query = typeof teamResultsQuery._zod.output;

/** The races that riders rode for a team, by the team in their rows. */
@Injectable()
export class TeamRaces {
  constructor(private readonly results: TeamResultsRepository) {}

  async page(teamSlug: string, { page, docsOnPage, season }: Query): Promise<TeamResults> {
    const period = season === undefined ? undefined : seasonBounds(season);
    const [races, total, months] = await Promise.all([
      this.results.page(teamSlug, { page, size: docsOnPage, period }),
      this.results.countRows(teamSlug, period),
      this.results.monthsOf(teamSlug),
    ]);
    return {
      teamResults: races.map((race) => toResult(race, new Map())),
      quantityPages: Math.ceil(total / docsOnPage),
      quantityResults: total,
      seasons: [...new Set(months.map((month) => seasonOf(new Date(`${month}-15T00:00:00Z`))))].toSorted().toReversed(),
    };
  }

  /** Distinct races. */
  count(teamSlug: string, period?: Period): Promise<number> {
    return this.results.countRaces(teamSlug, period);
  }

  /** How many races each rider started in, by the id that rows show. */
  startsOf(teamSlug: string, period: Period): Promise<Map<number, number>> {
    return this.results.startsOf(teamSlug, period);
  }
}
