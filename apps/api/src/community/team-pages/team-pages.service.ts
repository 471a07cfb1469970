import { Injectable } from '@nestjs/common';
import type { PublicTeam, ResponseBody, TeamCardDto, TeamMember, TeamResults } from '@otryv/contract';
import { contract } from '@otryv/contract';
import type { teamResultsQuery } from '@otryv/contract/schemas';
import { seasonBounds } from '@otryv/race';
import { TeamRiders } from '../../clubs/teams/read/team-riders.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { toCard, toPublic } from '../../clubs/teams/records/team.mapper.ts';
import { isCaptain, isViceCaptain, type Membership } from '../../clubs/teams/records/team.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import type { Contribution } from '../../racing/rating/contribution.ts';
import { RatingService } from '../../racing/rating/rating.service.ts';
import { RiderCards } from '../profiles/read/rider-cards.ts';
import { TeamRaces } from '../profiles/read/team-races.service.ts';

type Members = ResponseBody<typeof contract.teams.members>;
type Query = typeof teamResultsQuery._zod.output;

/** Public view of teams. */
@Injectable()
export class TeamPages {
  constructor(
    private readonly teams: TeamsService,
    private readonly accounts: TeamRiders,
    private readonly cards: RiderCards,
    private readonly races: TeamRaces,
    private readonly rating: RatingService,
  ) {}

  async list(): Promise<TeamCardDto[]> {
    const teams = await this.teams.open();
    const members = await this.teams.countMembers(teams.map(({ id }) => id));
    return teams.map((team) => toCard(team, members.get(team.id) ?? 0));
  }

  /** Throws TeamNotFound. */
  async getPage(urlSlug: string): Promise<PublicTeam> {
    const team = await this.teams.findBySlug(urlSlug, noTransaction);
    const members = await this.teams.countMembers([team.id]);
    return toPublic(team, members.get(team.id) ?? 0);
  }

  /** Throws TeamNotFound. */
  async listMembers(urlSlug: string): Promise<Members> {
    const team = await this.teams.findBySlug(urlSlug, noTransaction);
    const { season } = this.rating;
    const memberships = await this.teams.listMembersOf(team.id, noTransaction);
    const accounts = await this.accounts.listByUsers(
      memberships.map(({ userId }) => userId),
      noTransaction,
    );
    const zwiftIds = new Map([...accounts].map(([userId, { zwiftId }]) => [userId, zwiftId]));
    const ids = [...zwiftIds.values()].filter((id) => id !== null);
    const [cards, contributions, starts] = await Promise.all([
      this.cards.listByRiders(ids),
      this.rating.listByTeam(team.urlSlug, season),
      this.races.countStartsOf(team.urlSlug, seasonBounds(season)),
    ]);
    const members = memberships.map((membership): TeamMember => {
      const { id: _id, userId, role, specialization, joinedAt } = membership;
      const zwiftId = zwiftIds.get(userId) ?? 0;
      return {
        _id,
        userId,
        role,
        specialization,
        createdAt: joinedAt.toISOString(),
        rider: cards.get(zwiftId) ?? null,
        seasonPoints: pointsOf(zwiftId, contributions),
        seasonRaces: starts.get(zwiftId) ?? 0,
      };
    });
    const rankOf = new Map(memberships.map((one) => [one.userId, rankIn(one)]));
    const nameOf = (userId: string) => accounts.get(userId)?.name ?? '';
    return {
      members: members.toSorted(
        (one, other) =>
          (rankOf.get(one.userId) ?? 0) - (rankOf.get(other.userId) ?? 0) ||
          nameOf(one.userId).localeCompare(nameOf(other.userId), 'ru'),
      ),
      season,
    };
  }

  /** Throws TeamNotFound. */
  async listResults(urlSlug: string, query: Query): Promise<TeamResults> {
    const team = await this.teams.findBySlug(urlSlug, noTransaction);
    return this.races.listPage(team.urlSlug, query);
  }
}

function pointsOf(zwiftId: number, contributions: readonly Contribution[]): number {
  return contributions
    .flatMap(({ results }) => results)
    .filter(({ profileId }) => profileId === zwiftId)
    .reduce((sum, { points }) => sum + points, 0);
}

function rankIn(membership: Membership): number {
  if (isCaptain(membership)) return 0;
  return isViceCaptain(membership) ? 1 : 2;
}
