import { Injectable } from '@nestjs/common';
import type { BannedRider, Identity, OwnTeams, PendingRider } from '@otryv/contract';
import { TeamAdmissions } from '../../clubs/teams/read/team-admissions.ts';
import { TeamRiders } from '../../clubs/teams/read/team-riders.ts';
import { type OwnTeam, TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { toNames } from '../../clubs/teams/records/team.mapper.ts';
import { isCaptain, isViceCaptain, type StoredTeam } from '../../clubs/teams/records/team.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { toSummary } from '../profiles/read/profiles.service.ts';
import { RiderCards } from '../profiles/read/rider-cards.ts';

type Own = OwnTeams['data'];

/** Teams as their riders and captains see them. */
@Injectable()
export class OwnTeamPages {
  constructor(
    private readonly teams: TeamsService,
    private readonly admissions: TeamAdmissions,
    private readonly accounts: TeamRiders,
    private readonly cards: RiderCards,
    private readonly clock: Clock,
  ) {}

  async getOwn({ userId }: Identity): Promise<Own> {
    const [own, { requests, bans }] = await Promise.all([
      this.teams.findByUser(userId, noTransaction),
      this.admissions.listByRider(userId),
    ]);
    const teams = await this.teams.listByIds([...requests, ...bans].map(({ teamId }) => teamId));
    const teamOf = new Map(teams.map((team) => [team.id, team]));
    const namesOf = (teamId: string) => {
      const team = teamOf.get(teamId);
      return team ? [shortNames(team)] : [];
    };
    return {
      member: own && (await this.member(own, userId)),
      requests: requests.flatMap(({ teamId, requestedAt }) =>
        namesOf(teamId).map((names) => ({ ...names, requestedAt: requestedAt.toISOString() })),
      ),
      bans: bans.flatMap(({ teamId, bannedAt, reason: bannedReason }) =>
        namesOf(teamId).map((names) => ({ ...names, bannedAt: bannedAt.toISOString(), bannedReason })),
      ),
    };
  }

  /** Throws TeamNotFound, Forbidden. */
  async listPending(identity: Identity): Promise<PendingRider[]> {
    const requests = await this.admissions.listRequests(identity);
    const userIds = requests.map(({ userId }) => userId);
    const [riders, taken] = await Promise.all([this.ridersOf(userIds), this.teams.listByUsers(userIds)]);
    return requests.map(({ userId, requestedAt }) => {
      const other = taken.get(userId);
      return {
        userId,
        requestedAt: requestedAt.toISOString(),
        rider: riders.get(userId) ?? null,
        takenBy: other ? { name: other.name, urlSlug: other.urlSlug } : null,
      };
    });
  }

  /** Throws TeamNotFound, Forbidden. */
  async listBanned(identity: Identity): Promise<BannedRider[]> {
    const bans = await this.admissions.listBans(identity);
    const [riders, captains] = await Promise.all([
      this.ridersOf(bans.map(({ userId }) => userId)),
      this.accounts.listByUsers(
        bans.map(({ bannedById }) => bannedById),
        noTransaction,
      ),
    ]);
    return bans.map(({ userId, bannedAt, reason, bannedById }) => ({
      userId,
      bannedAt: bannedAt.toISOString(),
      bannedReason: reason,
      bannedBy: captains.get(bannedById)?.name ?? null,
      rider: riders.get(userId) ?? null,
    }));
  }

  private async member({ team, membership }: OwnTeam, userId: string): Promise<Own['member']> {
    const [isOfCaptain, isOfVice] = [isCaptain(membership), isViceCaptain(membership)];
    const pendingCount = isOfCaptain || isOfVice ? await this.admissions.countRequests(team.id) : 0;
    const offer = team.handOver;
    const isShown = offer !== null && (isOfCaptain || offer.userId === userId) && offer.expiresAt > this.clock.now();
    return {
      ...toNames(team),
      userId,
      role: membership.role,
      isCaptain: isOfCaptain,
      isViceCaptain: isOfVice,
      pendingCount,
      handOver: isShown && offer ? await this.offerOf(offer) : null,
    };
  }

  private async offerOf({ userId, expiresAt }: NonNullable<StoredTeam['handOver']>) {
    const rider = (await this.accounts.listByUsers([userId], noTransaction)).get(userId)?.rider ?? null;
    return { userId, rider: rider && toSummary(rider), expiresAt: expiresAt.toISOString() };
  }

  private async ridersOf(userIds: readonly string[]) {
    const accounts = await this.accounts.listByUsers(userIds, noTransaction);
    const cards = await this.cards.listByRiders([...accounts.values()].flatMap(({ zwiftId }) => zwiftId ?? []));
    return new Map([...accounts].map(([userId, { zwiftId }]) => [userId, cards.get(zwiftId ?? 0) ?? null]));
  }
}

function shortNames({ name, shortName, urlSlug }: StoredTeam) {
  return { name, shortName, urlSlug };
}
