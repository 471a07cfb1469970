import { Injectable } from '@nestjs/common';
import type { RatedTeam, RatingResults, TeamsRating, TopTeams } from '@otryv/contract';
import { rankTeams, seasonBounds, seasonOf } from '@otryv/race';
import { TeamScores } from '../../clubs/teams/read/team-scores.ts';
import { type StoredTeam, TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { toNames } from '../../clubs/teams/records/team.mapper.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Cursors, type PageQuery } from '../../kernel/paging/cursors.ts';
import type { Contribution } from './contribution.ts';
import { toRatingResult } from './contributions.mapper.ts';
import { ContributionsRepository, type RatedKey, ratedKey, type TeamTotals } from './contributions.repository.ts';

/** Team with its rank in a season. */
export interface SeasonRank {
  team: StoredTeam;
  points: number;
  medals: number;
  rank: number | null;
}

const topRanks = 3;

/** Team rating by season. */
@Injectable()
export class RatingService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly teams: TeamsService,
    private readonly scores: TeamScores,
    private readonly clock: Clock,
    private readonly cursors: Cursors,
  ) {}

  get season(): string {
    return seasonOf(this.clock.now());
  }

  async getTop(): Promise<TopTeams> {
    const { season } = this;
    const [ranks, updatedAt] = await Promise.all([this.listRanks(season), this.contributions.findUpdatedAt(season)]);
    const data = ranks.slice(0, topRanks).flatMap(({ team, rank, points }) => {
      const { _id, ...names } = toNames(team);
      return rank === null ? [] : [{ ...names, rank, points }];
    });
    return { season, data, updatedAt: updatedAt?.toISOString() ?? null };
  }

  async getSeason(season: string): Promise<TeamsRating> {
    const [ranks, counts, seasons, updatedAt] = await Promise.all([
      this.listRanks(season),
      this.contributions.countByTeam(season),
      this.seasons(),
      this.contributions.findUpdatedAt(season),
    ]);
    const ids = ranks.map(({ team }) => team.id);
    const [members, scores] = await Promise.all([this.teams.countMembers(ids), this.scores.listAverages(ids)]);
    const { start, end } = seasonBounds(season);
    const data = ranks.map((place): RatedTeam => {
      const { races = 0, scorers = 0 } = counts.get(place.team.urlSlug) ?? {};
      return {
        ...toNames(place.team),
        rank: place.rank,
        rankPoints: place.points,
        totalMembers: members.get(place.team.id) ?? 0,
        averageRacingScore: scores.get(place.team.id) ?? null,
        totalResults: races,
        scorers,
        eventMedals: place.medals,
        isClosed: place.team.closedAt !== null,
      };
    });
    const bounds = { dateStart: start.toISOString(), dateEnd: end.toISOString() };
    return { season, ...bounds, seasons, data, updatedAt: updatedAt?.toISOString() ?? null };
  }

  /** Throws TeamNotFound. */
  async listResults(urlSlug: string, season: string, query: PageQuery): Promise<RatingResults> {
    const list = this.cursors.list<RatedKey>('team-points', { urlSlug, season });
    const slice = list.slice(query);
    await this.teams.findBySlug(urlSlug, noTransaction);
    const { results, total, points } = await this.contributions.listResults(urlSlug, season, slice);
    const { rows, nextCursor } = list.cut(results, query.docsOnPage, ratedKey);
    return {
      data: rows.map(toRatingResult),
      quantityPages: Math.ceil(total / query.docsOnPage),
      quantityResults: total,
      nextCursor,
      points,
    };
  }

  /** Lists a team's results of a season, newest first. */
  listByTeam(urlSlug: string, season: string): Promise<Contribution[]> {
    return this.contributions.listByTeam(urlSlug, season);
  }

  /** Ranks open teams and closed teams with points, by points and name. */
  async listRanks(season: string): Promise<SeasonRank[]> {
    const totals = await this.contributions.listTotals(season);
    const scored = totals.filter(({ points }) => points > 0).map(({ teamSlug }) => teamSlug);
    const teams = await this.teams.openOrNamed(scored);
    const none = { points: 0, medals: 0 };
    const bySlug = new Map<string, Omit<TeamTotals, 'teamSlug'>>(totals.map((one) => [one.teamSlug, one]));
    const counted = teams.map((team) => {
      const { points, medals } = bySlug.get(team.urlSlug) ?? none;
      return { team, points, medals };
    });
    return rankTeams(counted);
  }

  private async seasons(): Promise<string[]> {
    return [...new Set([this.season, ...(await this.contributions.listSeasons())])].toSorted().toReversed();
  }
}
