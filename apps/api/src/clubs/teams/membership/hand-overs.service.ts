import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { TeamRiders } from '../read/team-riders.ts';
import { TeamsService } from '../read/teams.service.ts';
import { MembersRepository } from '../records/members.repository.ts';
import { isCaptain, type StoredTeam } from '../records/team.ts';
import { TeamCaptainKept, TeamHandOverNotFound, TeamMemberNotFound } from '../records/teams.errors.ts';
import { TeamsRepository } from '../records/teams.repository.ts';
import { ru } from './service-messages.ru.ts';
import { TeamLog } from './team-log.ts';
import { TeamMessages } from './team-messages.ts';

const offerMs = 7 * dayMs;

/** Transfer of a team to another captain: the captain offers, a member accepts. */
@Injectable()
export class HandOvers {
  constructor(
    private readonly teams: TeamsService,
    private readonly records: TeamsRepository,
    private readonly members: MembersRepository,
    private readonly riders: TeamRiders,
    private readonly messages: TeamMessages,
    private readonly log: TeamLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws TeamNotFound, Forbidden, TeamMemberNotFound, TeamCaptainKept, TooManyMessages, TooManyMessagesToOne. */
  async offer(identity: Identity, userId: string): Promise<void> {
    const captain = await this.riders.getNameOf(identity.userId);
    await this.transactions.run(async (session) => {
      const { team } = await this.teams.requireCommanded(identity, session);
      if (userId === identity.userId) throw new TeamCaptainKept();
      const members = await this.members.listByTeam(team.id, session);
      if (!members.some((one) => one.userId === userId)) throw new TeamMemberNotFound();
      const expiresAt = new Date(this.clock.now().getTime() + offerMs);
      await this.records.setHandOver(team.id, { userId, expiresAt }, session);
      const text = ru.hand_over_offered(captain, team.name);
      const from = { userId: identity.userId, beyond: 'refuse' as const };
      await this.messages.write(team, { userIds: [userId], text, from }, session);
      await this.log.write(
        identity.userId,
        'team.offer',
        team.id,
        { before: offered(team), after: { userId } },
        session,
      );
    });
  }

  /** Throws TeamNotFound, Forbidden, TeamHandOverNotFound. */
  async withdraw(identity: Identity): Promise<void> {
    await this.transactions.run(async (session) => {
      const { team } = await this.teams.requireCommanded(identity, session);
      if (team.handOver === null) throw new TeamHandOverNotFound();
      await this.records.setHandOver(team.id, null, session);
      await this.log.write(identity.userId, 'team.withdrawOffer', team.id, { before: offered(team) }, session);
    });
  }

  /** Accepts or declines the offer of the caller's team, which it returns. Throws TeamHandOverNotFound. */
  async answer(identity: Identity, accepts: boolean): Promise<StoredTeam> {
    const name = await this.riders.getNameOf(identity.userId);
    return this.transactions.run(async (session) => {
      const own = await this.teams.findByUser(identity.userId, session);
      const offer = own?.team.handOver ?? null;
      const isValid = offer?.userId === identity.userId && offer.expiresAt > this.clock.now();
      if (!own || !isValid) throw new TeamHandOverNotFound();
      const { team } = own;
      await this.records.setHandOver(team.id, null, session);
      const members = await this.members.listByTeam(team.id, session);
      const captains = members.filter(isCaptain).map(({ userId }) => userId);
      if (accepts) await this.pass(team, captains, identity.userId, session);
      const others = members.map(({ userId }) => userId).filter((userId) => userId !== identity.userId);
      const message = accepts
        ? { userIds: others, text: ru.captain_changed(name, team.name) }
        : { userIds: captains, text: ru.hand_over_declined(name, team.name) };
      await this.messages.write(team, message, session);
      if (accepts) {
        const values = { before: { userId: captains[0] ?? null }, after: { userId: identity.userId } };
        await this.log.write(identity.userId, 'team.handOver', team.id, values, session);
      } else await this.log.write(identity.userId, 'team.declineOffer', team.id, { before: offered(team) }, session);
      return team;
    });
  }

  private async pass(team: StoredTeam, captains: readonly string[], userId: string, session: Session): Promise<void> {
    for (const captain of captains) await this.members.update(team.id, captain, { role: 'Vice-Captain' }, session);
    await this.members.update(team.id, userId, { role: 'Captain' }, session);
  }
}

/** Returns the loggable recipient of the offer. */
function offered({ handOver }: StoredTeam): { userId: string } | null {
  return handOver && { userId: handOver.userId };
}
