import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { Forbidden } from '../../../kernel/access/access.errors.ts';
import type { DomainRights } from '../../../kernel/access/rights.ts';
import { noTransaction, type SessionOrNone } from '../../../kernel/database/session.ts';
import type { StoredImage } from '../../../kernel/files/images.ts';
import { MembersRepository } from '../records/members.repository.ts';
import { isCaptain, isViceCaptain, type Membership, type StoredTeam } from '../records/team.ts';
import { TeamNotFound } from '../records/teams.errors.ts';
import { TeamsRepository } from '../records/teams.repository.ts';

export type { Membership, StoredTeam };

/** Team of a caller, with the caller's role. */
export interface OwnTeam {
  team: StoredTeam;
  membership: Membership;
}

/** Existing teams, and the rights in them. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly teams: TeamsRepository,
    private readonly members: MembersRepository,
  ) {}

  /** Returns a member's rights in their own team. */
  async findRights(userId: string): Promise<DomainRights> {
    const membership = await this.members.findActive(userId, noTransaction);
    if (!membership) return {};
    const { teamId: id } = membership;
    const isVice = isViceCaptain(membership);
    return { team: { id, isCreator: isCaptain(membership), ...(isVice && { isViceCaptain: true }) } };
  }

  /** Lists every logo and poster. */
  async listImages(): Promise<StoredImage[]> {
    const teams = await this.teams.listAll();
    return teams.flatMap(({ logo, poster }) => [logo ?? [], poster ?? []].flat());
  }

  /** Lists every team by name, including closed ones. */
  listAll(): Promise<StoredTeam[]> {
    return this.teams.listAll();
  }

  /** Lists the open teams by name. */
  open(): Promise<StoredTeam[]> {
    return this.teams.open();
  }

  /** Finds open teams with every word in their names. */
  search(text: string, most: number): Promise<StoredTeam[]> {
    return this.teams.search(text, most);
  }

  /** Lists the ids of teams with a word in their names, including closed ones. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return this.teams.listIdsLike(word, most);
  }

  /** Lists the open teams and those of these addresses, by name. */
  async openOrNamed(urlSlugs: readonly string[]): Promise<StoredTeam[]> {
    const [open, named] = await Promise.all([this.teams.open(), this.teams.listBySlugs(urlSlugs)]);
    return [...open, ...named.filter(({ closedAt }) => closedAt !== null)];
  }

  listByIds(ids: readonly string[]): Promise<StoredTeam[]> {
    return this.teams.listByIds(ids, noTransaction);
  }

  /** Throws TeamNotFound. */
  async findBySlug(urlSlug: string, session: SessionOrNone): Promise<StoredTeam> {
    return known(await this.teams.findBySlug(urlSlug, session));
  }

  /** Throws TeamNotFound. */
  async requireById(id: string, session: SessionOrNone): Promise<StoredTeam> {
    return known(await this.teams.findById(id, session));
  }

  /** Returns the team of an account; `null` without one. */
  async findByUser(userId: string, session: SessionOrNone): Promise<OwnTeam | null> {
    const membership = await this.members.findActive(userId, session);
    return membership && { membership, team: await this.requireById(membership.teamId, session) };
  }

  /** Returns the team of each of these accounts that is in one. */
  async listByUsers(userIds: readonly string[]): Promise<Map<string, StoredTeam>> {
    const memberships = await this.members.listActiveOf(userIds);
    const teams = await this.teams.listByIds([...new Set(memberships.map(({ teamId }) => teamId))], noTransaction);
    const teamOf = new Map(teams.map((team) => [team.id, team]));
    return new Map(
      memberships.flatMap(({ userId, teamId }) => {
        const team = teamOf.get(teamId);
        return team ? [[userId, team] as const] : [];
      }),
    );
  }

  /** Returns the team whose requests and invitations the caller manages. Throws TeamNotFound, Forbidden. */
  async requireManaged({ userId }: Identity, session: SessionOrNone): Promise<OwnTeam> {
    const own = await this.findByUser(userId, session);
    if (!own) throw new TeamNotFound();
    if (!isCaptain(own.membership) && !isViceCaptain(own.membership)) throw new Forbidden();
    return own;
  }

  /** Returns the team that the caller is the captain of. Throws TeamNotFound, Forbidden. */
  async requireCommanded(identity: Identity, session: SessionOrNone): Promise<OwnTeam> {
    const own = await this.requireManaged(identity, session);
    if (!isCaptain(own.membership)) throw new Forbidden();
    return own;
  }

  /** Lists the current members, longest-serving first. */
  listMembersOf(teamId: string, session: SessionOrNone): Promise<Membership[]> {
    return this.members.listByTeam(teamId, session);
  }

  countMembers(teamIds: readonly string[]): Promise<Map<string, number>> {
    return this.members.countMembers(teamIds);
  }
}

function known(team: StoredTeam | null): StoredTeam {
  if (!team) throw new TeamNotFound();
  return team;
}
