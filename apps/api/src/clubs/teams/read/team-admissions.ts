import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { noTransaction } from '../../../kernel/database/session.ts';
import { AdmissionsRepository, type TeamBan, type TeamRequest } from '../records/admissions.repository.ts';
import { TeamsService } from './teams.service.ts';

/** Lists the requests and bans of a rider, and those of the caller's own team. */
@Injectable()
export class TeamAdmissions {
  constructor(
    private readonly teams: TeamsService,
    private readonly admissions: AdmissionsRepository,
  ) {}

  async listByRider(userId: string): Promise<{ requests: TeamRequest[]; bans: TeamBan[] }> {
    const [requests, bans] = await Promise.all([
      this.admissions.listRequestsOf(userId, noTransaction),
      this.admissions.listBansOf(userId),
    ]);
    return { requests, bans };
  }

  /** Lists the requests to the caller's team, oldest first. Throws TeamNotFound, Forbidden. */
  async listRequests(identity: Identity): Promise<TeamRequest[]> {
    const { team } = await this.teams.requireManaged(identity, noTransaction);
    return this.admissions.listRequestsTo(team.id);
  }

  /** Lists the bans from the caller's team, latest first. Throws TeamNotFound, Forbidden. */
  async listBans(identity: Identity): Promise<TeamBan[]> {
    const { team } = await this.teams.requireManaged(identity, noTransaction);
    return this.admissions.listBansOfTeam(team.id);
  }

  countRequests(teamId: string): Promise<number> {
    return this.admissions.countRequests(teamId);
  }
}
