import { Controller } from '@nestjs/common';
import { contract, type Input, type MemberAction, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { HandOvers } from '../../clubs/teams/membership/hand-overs.service.ts';
import { InvitationsService, type StoredInvitation } from '../../clubs/teams/membership/invitations.service.ts';
import { TeamForms } from '../../clubs/teams/membership/team-forms.service.ts';
import { TeamManagement } from '../../clubs/teams/membership/team-management.service.ts';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { OwnTeamPages } from './own-team-pages.service.ts';
import { TeamPages } from './team-pages.service.ts';

type Endpoints = typeof contract.teams;

const sentences = doneSentences.ru;
const actionSentences: Record<MemberAction['action'], string> = {
  approve: sentences.team_rider_approved,
  cancel: sentences.team_rider_rejected,
  exclude: sentences.team_rider_excluded,
  ban: sentences.team_rider_banned,
  cancelBan: sentences.team_rider_unbanned,
};

/** Calls of captains and vice-captains. */
@Controller()
export class TeamAreaController {
  constructor(
    private readonly own: OwnTeamPages,
    private readonly pages: TeamPages,
    private readonly forms: TeamForms,
    private readonly management: TeamManagement,
    private readonly invitations: InvitationsService,
    private readonly handOvers: HandOvers,
  ) {}

  @Endpoint(contract.teams.own)
  async ownTeams({ identity }: Input<Endpoints['own']>): Promise<ResponseBody<Endpoints['own']>> {
    return { data: await this.own.getOwn(identity) };
  }

  @Endpoint(contract.teams.pending)
  async pending({ identity }: Input<Endpoints['pending']>): Promise<ResponseBody<Endpoints['pending']>> {
    return { data: await this.own.listPending(identity) };
  }

  @Endpoint(contract.teams.banned)
  async banned({ identity }: Input<Endpoints['banned']>): Promise<ResponseBody<Endpoints['banned']>> {
    return { data: await this.own.listBanned(identity) };
  }

  @Endpoint(contract.teams.create)
  async create({ body, identity }: Input<Endpoints['create']>): Promise<ResponseBody<Endpoints['create']>> {
    const { name, urlSlug } = await this.forms.create(identity, body);
    return { message: sentences.team_created(name), data: await this.pages.getPage(urlSlug) };
  }

  @Endpoint(contract.teams.change)
  async change({ body, identity }: Input<Endpoints['change']>): Promise<ResponseBody<Endpoints['change']>> {
    const { urlSlug } = await this.forms.change(identity, body);
    return { message: sentences.team_saved, data: await this.pages.getPage(urlSlug) };
  }

  @Endpoint(contract.teams.close)
  async close({ body, identity }: Input<Endpoints['close']>): Promise<ResponseBody<Endpoints['close']>> {
    const { name } = await this.forms.close(identity, body.name);
    return { message: sentences.team_closed_done(name) };
  }

  @Endpoint(contract.teams.act)
  async act({ body, identity }: Input<Endpoints['act']>): Promise<ResponseBody<Endpoints['act']>> {
    await this.management.act(identity, body);
    return { message: actionSentences[body.action] };
  }

  @Endpoint(contract.teams.changeMember)
  async changeMember({
    body,
    identity,
  }: Input<Endpoints['changeMember']>): Promise<ResponseBody<Endpoints['changeMember']>> {
    await this.management.changeMember(identity, body);
    return { message: sentences.team_member_changed };
  }

  @Endpoint(contract.teams.invitation)
  async invitation({ identity }: Input<Endpoints['invitation']>): Promise<ResponseBody<Endpoints['invitation']>> {
    return { data: toInvitation(await this.invitations.findOwn(identity)) };
  }

  @Endpoint(contract.teams.invite)
  async invite({ identity }: Input<Endpoints['invite']>): Promise<ResponseBody<Endpoints['invite']>> {
    return { message: sentences.team_invitation_made, data: toInvitation(await this.invitations.make(identity)) };
  }

  @Endpoint(contract.teams.revokeInvitation)
  async revokeInvitation({
    identity,
  }: Input<Endpoints['revokeInvitation']>): Promise<ResponseBody<Endpoints['revokeInvitation']>> {
    await this.invitations.revoke(identity);
    return { message: sentences.team_invitation_revoked, data: null };
  }

  @Endpoint(contract.teams.offerHandOver)
  async offerHandOver({
    body,
    identity,
  }: Input<Endpoints['offerHandOver']>): Promise<ResponseBody<Endpoints['offerHandOver']>> {
    await this.handOvers.offer(identity, body.teamMemberId);
    return { message: sentences.team_hand_over_offered };
  }

  @Endpoint(contract.teams.withdrawHandOver)
  async withdrawHandOver({
    identity,
  }: Input<Endpoints['withdrawHandOver']>): Promise<ResponseBody<Endpoints['withdrawHandOver']>> {
    await this.handOvers.withdraw(identity);
    return { message: sentences.team_hand_over_withdrawn };
  }

  @Endpoint(contract.teams.answerHandOver)
  async answerHandOver({
    body,
    identity,
  }: Input<Endpoints['answerHandOver']>): Promise<ResponseBody<Endpoints['answerHandOver']>> {
    const { name } = await this.handOvers.answer(identity, body.accepts);
    const message = body.accepts ? sentences.team_hand_over_accepted(name) : sentences.team_hand_over_declined;
    return { message };
  }
}

function toInvitation(invitation: StoredInvitation | null): ResponseBody<Endpoints['invitation']>['data'] {
  if (!invitation) return null;
  const { token, expiresAt, used, limit } = invitation;
  return { token, expiresAt: expiresAt.toISOString(), used, limit };
}
