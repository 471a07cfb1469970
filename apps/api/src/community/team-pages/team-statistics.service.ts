import { Injectable } from '@nestjs/common';
import type { TeamMember, TeamStatistics } from '@otryv/contract';
import { seasonBounds } from '@otryv/race';
import { TeamRiders } from '../../clubs/teams/read/team-riders.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { weekMs } from '../../kernel/time-units.ts';
import { EventLists } from '../../racing/events/read/event-lists.ts';
import type { Contribution } from '../../racing/rating/contribution.ts';
import { RatingService, type SeasonRank } from '../../racing/rating/rating.service.ts';
import { RiderCards } from '../profiles/read/rider-cards.ts';
import { TeamRaces } from '../profiles/read/team-races.service.ts';

type Statistics = TeamStatistics['data'];
type Rider = NonNullable<TeamMember['rider']>;

const categoryOrder = ['A+', 'A', 'B', 'C', 'D', 'E'];

/** Achievements of teams. */
@Injectable()
export class TeamStatisticsService {
  constructor(
    private readonly teams: TeamsService,
    private readonly accounts: TeamRiders,
    private readonly cards: RiderCards,
    private readonly races: TeamRaces,
    private readonly events: EventLists,
    private readonly rating: RatingService,
    private readonly clock: Clock,
  ) {}

  /** Throws TeamNotFound. */
  async getStatistics(urlSlug: string): Promise<Statistics> {
    const team = await this.teams.findBySlug(urlSlug, noTransaction);
    const { season } = this.rating;
    const members = await this.teams.listMembersOf(team.id, noTransaction);
    const accounts = await this.accounts.listByUsers(
      members.map(({ userId }) => userId),
      noTransaction,
    );
    const zwiftIds = [...accounts.values()].flatMap(({ zwiftId }) => zwiftId ?? []);
    const [cards, total, ofSeason, coming, places, contributions] = await Promise.all([
      this.cards.listByRiders(zwiftIds),
      this.races.count(urlSlug),
      this.races.count(urlSlug, seasonBounds(season)),
      this.events.listSignedUp(zwiftIds),
      this.rating.listRanks(season),
      this.rating.listByTeam(urlSlug, season),
    ]);
    return {
      riderMetrics: metricsOf([...cards.values()], members.length),
      events: { totalResults: total, resultsInActiveSeason: ofSeason },
      registeredEventsCount: coming.length,
      season,
      seasonRating: ratingOf(urlSlug, places),
      weeks: weeksOf(contributions, seasonBounds(season).start, this.clock.now()),
    };
  }
}

function metricsOf(riders: readonly Rider[], totalMembers: number): Statistics['riderMetrics'] {
  const scores = riders.flatMap(({ competitionMetrics }) => competitionMetrics?.racingScore ?? []);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const counts = new Map<string | null, number>();
  for (const { category } of riders) counts.set(category, (counts.get(category) ?? 0) + 1);
  const unknown = totalMembers - riders.length;
  if (unknown > 0) counts.set(null, (counts.get(null) ?? 0) + unknown);
  const orderOf = (category: string | null) => (category === null ? Infinity : categoryOrder.indexOf(category));
  return {
    totalMembers,
    categories: [...counts]
      .map(([category, members]) => ({ category, members }))
      .toSorted((one, other) => orderOf(one.category) - orderOf(other.category)),
    averageRacingScore: scores.length > 0 ? Math.round(sum(scores) / scores.length) : null,
    medals: {
      gold: sum(riders.map(({ medals }) => medals.gold)),
      silver: sum(riders.map(({ medals }) => medals.silver)),
      bronze: sum(riders.map(({ medals }) => medals.bronze)),
    },
  };
}

function ratingOf(urlSlug: string, places: readonly SeasonRank[]): Statistics['seasonRating'] {
  const ranked = places.filter(({ rank }) => rank !== null);
  const own = ranked.find(({ team }) => team.urlSlug === urlSlug);
  if (!own || own.rank === null) return null;
  const above = ranked.filter(({ points }) => points > own.points).at(-1);
  return {
    rank: own.rank,
    points: own.points,
    rankedTeams: ranked.length,
    pointsToNext: above ? above.points - own.points : null,
  };
}

function weeksOf(contributions: readonly Contribution[], from: Date, now: Date): Statistics['weeks'] {
  const count = Math.floor((now.getTime() - from.getTime()) / weekMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const begin = from.getTime() + index * weekMs;
    const ofWeek = contributions.filter(({ start }) => Math.floor((start.getTime() - begin) / weekMs) === 0);
    return { from: new Date(begin).toISOString(), points: ofWeek.reduce((sum, { points }) => sum + points, 0) };
  });
}
