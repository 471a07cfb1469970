import { Injectable } from '@nestjs/common';
import type { Appeal, AppealAnswer, AppealDraft, Identity, ResultDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type SessionOrNone } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { fullName } from '../../people/riders/full-name.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { EventCatalogue } from '../events/read/event-catalogue.ts';
import { mayEvent } from '../events/records/event-rights.ts';
import { ResultsService } from '../results/read/results.service.ts';
import type { Actor } from '../results/records/actor.ts';
import { ResultNotFound } from '../results/records/results.errors.ts';
import { toAppeal } from './appeal.mapper.ts';
import { AppealDeciders } from './appeal-deciders.ts';
import { AppealAnswered, AppealNotFound, AppealNotOwn, AppealOpen, AppealsClosed } from './appeals.errors.ts';
import { appealsOfUser } from './appeals.limits.ts';
import { AppealsRepository, type StoredAppeal } from './appeals.repository.ts';
import { ru } from './service-messages.ru.ts';

interface AppealList {
  data: Appeal[];
  ownRowIds: string[];
}

type Protocol = Awaited<ReturnType<ResultsService['get']>>['event']['protocol'];

/** Appeals of riders about their rows, and their answers. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly deciders: AppealDeciders,
    private readonly events: EventCatalogue,
    private readonly results: ResultsService,
    private readonly gameIds: GameIdsService,
    private readonly messages: MessagesService,
    private readonly audit: AuditService,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists outcomes for everyone; texts only for their rider and for those who may edit the event. Throws EventNotFound.
   */
  async list(gameId: number, identity: Identity | null): Promise<AppealList> {
    const event = await this.events.requireEvent(gameId, noTransaction);
    const [appeals, { results, protocol }] = await Promise.all([
      this.appeals.listByEvent(gameId),
      this.protocolOf(gameId),
    ]);
    const decides = mayEvent(identity, 'read', event);
    const shown = appeals.filter(({ status, userId }) => status !== 'open' || decides || userId === identity?.userId);
    const proved = identity && !this.isOver(protocol) ? await this.gameIds.listProvedIdsOf(identity.userId) : [];
    const busy = new Set(appeals.filter(({ status }) => status === 'open').map(({ profileId }) => profileId));
    return {
      data: shown.map((appeal) => toAppeal(appeal, results, { userId: identity?.userId ?? null, decides })),
      ownRowIds: proved
        .filter((zwiftId) => !busy.has(zwiftId))
        .map((zwiftId) => `${gameId}.${zwiftId}`)
        .filter((rowId) => results.some(({ _id }) => _id === rowId)),
    };
  }

  /**
   * Submits an appeal, unless the same one is already open. Throws TooManyAttempts, EventNotFound, ResultNotFound,
   * AppealNotOwn, AppealOpen, AppealsClosed.
   */
  async create(gameId: number, { rowId, text, link }: AppealDraft, { userId }: Identity): Promise<Appeal> {
    await this.limits.count(appealsOfUser, userId);
    const event = await this.events.requireEvent(gameId, noTransaction);
    const { results, protocol } = await this.protocolOf(gameId);
    const row = results.find(({ _id }) => _id === rowId);
    if (!row) throw new ResultNotFound();
    const profileId = Number(rowId.split('.')[1]);
    if (!(await this.gameIds.listProvedIdsOf(userId)).includes(profileId)) throw new AppealNotOwn();
    if (this.isOver(protocol)) throw new AppealsClosed();
    const userIds = await this.deciders.listByClub(event);
    const stored = await this.transactions.run(async (session) => {
      const appeal = { eventId: gameId, profileId, userId, text, link: link || null, createdAt: this.clock.now() };
      const open = await this.appeals.findOpen(gameId, profileId, session);
      if (open && hasSame(open, appeal, ['userId', 'text', 'link'])) return open;
      if (open) throw new AppealOpen();
      const created = await this.appeals.insert(appeal, session);
      const object = { kind: 'appeal', id: created.id };
      await this.audit.write({ actorId: userId, action: 'appeal.create', object, after: { gameId, rowId } }, session);
      const entityUrl = `${addressOf(addresses.resultsEdit, { eventId: gameId })}#appeals`;
      const written = ru.written(fullName(row.profileData));
      await this.messages.write(
        {
          userIds,
          by: userId,
          type: 'race' as const,
          title: event.name,
          text: written,
          entityUrl,
          from: { userId, beyond: 'leaveOut' },
        },
        session,
      );
      return created;
    });
    return toAppeal(stored, results, { userId, decides: false });
  }

  /**
   * Answers an appeal, unless the actor has already answered the same. Throws EventNotFound, Forbidden, AppealNotFound,
   * AppealAnswered.
   */
  async answer(gameId: number, id: string, { isAccepted, answer }: AppealAnswer, actor: Actor): Promise<Appeal> {
    const event = await this.events.requireEvent(gameId, noTransaction);
    actor.requireWrite(event);
    const appeal = await this.requireAppeal(gameId, id, noTransaction);
    const status = isAccepted ? ('accepted' as const) : ('rejected' as const);
    const answered = await this.transactions.run(async (session) => {
      const facts = {
        status,
        answer,
        answeredBy: actor.name,
        answeredById: actor.userId,
        answeredAt: this.clock.now(),
      };
      const stored = await this.appeals.answer(id, facts, session);
      if (!stored) {
        const answered = await this.requireAppeal(gameId, id, session);
        if (hasSame(answered, facts, ['status', 'answer', 'answeredBy', 'answeredById'])) return answered;
        throw new AppealAnswered();
      }
      const object = { kind: 'appeal', id };
      await this.audit.write(
        {
          actorId: actor.userId,
          action: 'appeal.answer',
          object,
          before: { status: appeal.status, answer: appeal.answer },
          after: { status, answer },
        },
        session,
      );
      await this.messages.write(
        {
          userIds: [appeal.userId],
          by: actor.userId,
          type: 'race',
          title: event.name,
          text: isAccepted ? ru.accepted(answer, actor.name) : ru.rejected(answer, actor.name),
          entityUrl: `/race/results/${gameId}?row=${appeal.profileId}`,
        },
        session,
      );
      return stored;
    });
    const { results } = await this.protocolOf(gameId);
    return toAppeal(answered, results, { userId: actor.userId, decides: true });
  }

  /**
   * Whether the appeal window is over. A protocol becomes official some time after its window ends, and never while it
   * is locked.
   */
  private isOver(protocol: Protocol): boolean {
    if (!protocol) return false;
    const { state, officialAt = null } = protocol;
    return state === 'official' || (officialAt !== null && new Date(officialAt) <= this.clock.now());
  }

  private async requireAppeal(gameId: number, id: string, session: SessionOrNone): Promise<StoredAppeal> {
    const appeal = await this.appeals.findById(gameId, id, session);
    if (!appeal) throw new AppealNotFound();
    return appeal;
  }

  private async protocolOf(gameId: number): Promise<{ results: readonly ResultDto[]; protocol: Protocol }> {
    const { event } = await this.results.get(gameId);
    return { results: event.results, protocol: event.protocol };
  }
}

/** Whether an appeal already has these values of a request. */
function hasSame<Field extends keyof StoredAppeal>(
  stored: StoredAppeal,
  wanted: Pick<StoredAppeal, Field>,
  fields: readonly Field[],
): boolean {
  return fields.every((field) => stored[field] === wanted[field]);
}
