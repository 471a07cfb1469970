import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { InvitationsService } from '../../clubs/teams/membership/invitations.service.ts';
import { JoiningService } from '../../clubs/teams/membership/joining.service.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import { toCard } from '../../clubs/teams/records/team.mapper.ts';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { TeamPages } from './team-pages.service.ts';
import { TeamStatisticsService } from './team-statistics.service.ts';

type Endpoints = typeof contract.teams;

const sentences = doneSentences.ru;

/** Public calls and calls of riders who join and leave. */
@Controller()
export class TeamsController {
  constructor(
    private readonly pages: TeamPages,
    private readonly achievements: TeamStatisticsService,
    private readonly teams: TeamsService,
    private readonly joining: JoiningService,
    private readonly invitations: InvitationsService,
  ) {}

  @Endpoint(contract.teams.list)
  async list(): Promise<ResponseBody<Endpoints['list']>> {
    return { data: await this.pages.list() };
  }

  @Endpoint(contract.teams.get)
  async get({ params }: Input<Endpoints['get']>): Promise<ResponseBody<Endpoints['get']>> {
    return { data: await this.pages.getPage(params.urlSlug) };
  }

  @Endpoint(contract.teams.results)
  results({ params, query }: Input<Endpoints['results']>): Promise<ResponseBody<Endpoints['results']>> {
    return this.pages.listResults(params.urlSlug, query);
  }

  @Endpoint(contract.teams.statistics)
  async statistics({ params }: Input<Endpoints['statistics']>): Promise<ResponseBody<Endpoints['statistics']>> {
    return { data: await this.achievements.getStatistics(params.urlSlug) };
  }

  @Endpoint(contract.teams.members)
  members({ params }: Input<Endpoints['members']>): Promise<ResponseBody<Endpoints['members']>> {
    return this.pages.listMembers(params.urlSlug);
  }

  @Endpoint(contract.teams.invitedTo)
  async invitedTo({ params }: Input<Endpoints['invitedTo']>): Promise<ResponseBody<Endpoints['invitedTo']>> {
    const { invitation, team } = await this.invitations.find(params.token);
    const members = await this.teams.countMembers([team.id]);
    return {
      data: { team: toCard(team, members.get(team.id) ?? 0), expiresAt: invitation.expiresAt.toISOString() },
    };
  }

  @Endpoint(contract.teams.request)
  async request({ body, identity }: Input<Endpoints['request']>): Promise<ResponseBody<Endpoints['request']>> {
    const { name } = await this.joining.request(identity, body.urlSlug);
    return { message: sentences.team_request_sent(name) };
  }

  @Endpoint(contract.teams.withdraw)
  async withdraw({ body, identity }: Input<Endpoints['withdraw']>): Promise<ResponseBody<Endpoints['withdraw']>> {
    await this.joining.withdraw(identity, body.urlSlug);
    return { message: sentences.team_request_withdrawn };
  }

  @Endpoint(contract.teams.join)
  async join({ params, identity }: Input<Endpoints['join']>): Promise<ResponseBody<Endpoints['join']>> {
    const { name } = await this.joining.join(identity, params.token);
    return { message: sentences.team_joined(name) };
  }

  @Endpoint(contract.teams.leave)
  async leave({ body, identity }: Input<Endpoints['leave']>): Promise<ResponseBody<Endpoints['leave']>> {
    const { name } = await this.joining.leave(identity, body.urlSlug);
    return { message: sentences.team_left(name) };
  }
}
