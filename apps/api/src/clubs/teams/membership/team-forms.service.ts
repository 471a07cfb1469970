import { Injectable } from '@nestjs/common';
import type { contract, Identity, Input, UploadedFile } from '@otryv/contract';
import { changedFields } from '../../../kernel/audit/changed-fields.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type SessionOrNone } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { logoKind, posterKind } from '../../../kernel/files/image-kinds.ts';
import { type ImageKind, Images, type StoredImage } from '../../../kernel/files/images.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { requireProperNames } from '../../../kernel/names/proper-names.ts';
import { TeamsService } from '../read/teams.service.ts';
import { AdmissionsRepository } from '../records/admissions.repository.ts';
import { MembersRepository } from '../records/members.repository.ts';
import type { StoredTeam, TeamFields } from '../records/team.ts';
import {
  MemberElsewhere,
  TeamHasMembers,
  TeamMemberAlready,
  TeamNameWrong,
  TeamRequestWaits,
} from '../records/teams.errors.ts';
import { teamsOfUser } from '../records/teams.limits.ts';
import { TeamsRepository } from '../records/teams.repository.ts';
import { JoiningService } from './joining.service.ts';
import { ru } from './service-messages.ru.ts';
import { TeamLog } from './team-log.ts';
import { TeamMessages } from './team-messages.ts';

type Form = Input<typeof contract.teams.create>['body'];
type Pictures = Pick<TeamFields, 'logo' | 'poster'>;

/** Creation, description and closing of teams by captains. */
@Injectable()
export class TeamForms {
  constructor(
    private readonly teams: TeamsService,
    private readonly records: TeamsRepository,
    private readonly members: MembersRepository,
    private readonly admissions: AdmissionsRepository,
    private readonly joining: JoiningService,
    private readonly images: Images,
    private readonly limits: Limits,
    private readonly messages: TeamMessages,
    private readonly transactions: Transactions,
    private readonly log: TeamLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NameInvalid, TooManyAttempts, TeamGameIdMissing, TeamMemberAlready, TeamRequestWaits, TeamNameTaken, TeamShortNameTaken, and what Images throws. */
  async create({ userId }: Identity, form: Form): Promise<StoredTeam> {
    const { name, shortName } = form.fields;
    requireProperNames({ name: { next: name }, shortName: { next: shortName } });
    // Counted first: concurrent requests create no more teams than sequential ones.
    await this.limits.count(teamsOfUser, userId);
    try {
      return await this.make(userId, form);
    } catch (error) {
      await this.limits.refund(teamsOfUser, userId);
      throw error;
    }
  }

  /** Throws TeamNotFound, Forbidden, NameInvalid, TeamNameTaken, TeamShortNameTaken, and what Images throws. */
  async change(identity: Identity, { fields, files }: Form): Promise<StoredTeam> {
    const { team: former } = await this.teams.requireCommanded(identity, noTransaction);
    requireProperNames({
      name: { next: fields.name, former: former.name },
      shortName: { next: fields.shortName, former: former.shortName },
    });
    const pictures = await this.pictures(
      files,
      { urlSlug: former.urlSlug, userId: identity.userId },
      {
        logo: fields.removesLogo ? null : former.logo,
        poster: fields.removesPoster ? null : former.poster,
      },
    );
    const changed = { ...textsOf(fields), ...pictures };
    await this.transactions.run(async (session) => {
      const { team } = await this.teams.requireCommanded(identity, session);
      await this.records.update(team, changed, session);
      await this.log.write(
        identity.userId,
        'team.change',
        former.id,
        changedFields<TeamFields>(team, changed),
        session,
      );
    });
    await this.images.remove(former.logo, changed.logo);
    await this.images.remove(former.poster, changed.poster);
    return this.teams.requireById(former.id, noTransaction);
  }

  /** Throws TeamNotFound, Forbidden, TeamNameWrong, TeamHasMembers. */
  async close(identity: Identity, name: string): Promise<StoredTeam> {
    return this.transactions.run(async (session) => {
      const { team } = await this.teams.requireCommanded(identity, session);
      if (team.name !== name.trim()) throw new TeamNameWrong();
      if ((await this.members.listByTeam(team.id, session)).length > 1) throw new TeamHasMembers();
      const closedAt = this.clock.now();
      await this.records.close(team.id, closedAt, session);
      await this.members.leave(team.id, identity.userId, closedAt, session);
      await this.admissions.closeTeam(team.id, session);
      const values = { before: { closedAt: null }, after: { name: team.name, closedAt } };
      await this.log.write(identity.userId, 'team.close', team.id, values, session);
      return team;
    });
  }

  private async make(userId: string, { fields, files }: Form): Promise<StoredTeam> {
    await this.joining.requireRider(userId);
    await this.requireFree(userId, noTransaction);
    const urlSlug = await this.records.findFreeSlug(fields);
    const pictures = await this.pictures(files, { urlSlug, userId }, { logo: null, poster: null });
    try {
      return await this.transactions.run(async (session) => {
        await this.requireFree(userId, session);
        const createdAt = this.clock.now();
        const team = await this.records.insert({ ...textsOf(fields), ...pictures }, urlSlug, createdAt, session);
        await this.members.insert({ teamId: team.id, userId, role: 'Founder', joinedAt: createdAt }, session);
        await this.messages.write(team, { userIds: [userId], text: ru.you_created(team.name) }, session);
        await this.log.write(userId, 'team.create', team.id, { after: { name: team.name } }, session);
        return team;
      });
    } catch (error) {
      if (!(error instanceof MemberElsewhere)) throw error;
      throw new TeamMemberAlready((await this.teams.findByUser(userId, noTransaction))?.team.name ?? '');
    }
  }

  /** Throws TeamMemberAlready, TeamRequestWaits. */
  private async requireFree(userId: string, session: SessionOrNone): Promise<void> {
    const own = await this.teams.findByUser(userId, session);
    if (own) throw new TeamMemberAlready(own.team.name);
    const [waiting] = await this.admissions.listRequestsOf(userId, session);
    if (waiting) throw new TeamRequestWaits((await this.teams.requireById(waiting.teamId, session)).name);
  }

  private async pictures(
    { logoFile, posterFile }: Form['files'],
    { urlSlug, userId }: { urlSlug: string; userId: string },
    kept: Pictures,
  ): Promise<Pictures> {
    const saved = async (
      file: UploadedFile | undefined,
      kind: ImageKind,
      field: string,
      former: StoredImage | null,
    ): Promise<StoredImage | null> =>
      file ? this.images.save(file, kind, { owner: `team-${urlSlug}`, field, userId }) : former;
    return {
      logo: await saved(logoFile, logoKind, 'logoFile', kept.logo),
      poster: await saved(posterFile, posterKind, 'posterFile', kept.poster),
    };
  }
}

function textsOf({
  removesLogo: _logo,
  removesPoster: _poster,
  ...texts
}: Form['fields']): Omit<TeamFields, keyof Pictures> {
  return texts;
}
