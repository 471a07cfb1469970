import { Injectable } from '@nestjs/common';
import type { Figure, Visibility } from '@otryv/contract';
import { FIGURES } from '@otryv/contract/schemas';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Erasures } from '../../../kernel/backup/erasures/erasures.ts';
import type { Session, SessionOrNone } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { RidersService } from '../../riders/riders.service.ts';
import { visibilityChanged } from '../../riders/visibility-changed.ts';
import { GameIdUnproved } from '../records/game-ids.errors.ts';
import { GameIdsRepository } from '../records/game-ids.repository.ts';
import { UserUnknown } from '../records/users.errors.ts';
import { UsersRepository } from '../records/users.repository.ts';

interface Change {
  actorId: string | null;
  userId: string;
  zwiftIds: number[];
  before: Visibility;
  after: Visibility;
}

/** Visibility of an account's riders to others. */
@Injectable()
export class VisibilityService {
  constructor(
    private readonly users: UsersRepository,
    private readonly gameIds: GameIdsRepository,
    private readonly riders: RidersService,
    private readonly hooks: Hooks,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly erasures: Erasures,
  ) {}

  /** Throws UserUnknown. */
  async getByUser(userId: string, session: SessionOrNone): Promise<Visibility> {
    const user = await this.users.findById(userId, session);
    if (!user) throw new UserUnknown();
    return user.visibility;
  }

  /** Applies to every verified game id of the user. Throws UserUnknown, GameIdUnproved. */
  async set(userId: string, visibility: Visibility): Promise<void> {
    await this.transactions.run(async (session) => {
      const before = await this.getByUser(userId, session);
      const zwiftIds = await this.provedOf(userId, session);
      if (zwiftIds.length === 0) throw new GameIdUnproved();
      await this.change({ actorId: userId, userId, zwiftIds, before, after: visibility }, session);
    });
  }

  /** Applies the owner's setting to a just verified game id. Throws UserUnknown. */
  async applyTo(userId: string, zwiftId: number, session: Session): Promise<void> {
    await this.hide(userId, [zwiftId], await this.getByUser(userId, session), session);
  }

  /** Reapplies the last setting of an account restored from an older backup. */
  async setAgain(userId: string, hidden: readonly string[], session: Session): Promise<void> {
    const before = await this.getByUser(userId, session);
    const visibility = { ...before };
    for (const figure of FIGURES) visibility[figure] = !hidden.includes(figure);
    const zwiftIds = await this.provedOf(userId, session);
    await this.change({ actorId: null, userId, zwiftIds, before, after: visibility }, session);
  }

  private async provedOf(userId: string, session: Session): Promise<number[]> {
    const all = await this.gameIds.listByUser(userId, session);
    return all.filter(({ isProved }) => isProved).map(({ zwiftId }) => zwiftId);
  }

  private async change({ actorId, userId, zwiftIds, before, after }: Change, session: Session): Promise<void> {
    await this.users.update(userId, { visibility: after }, session);
    await this.hide(userId, zwiftIds, after, session);
    const object = { kind: 'user', id: userId };
    await this.audit.write({ actorId, action: 'user.visibility', object, before, after }, session);
  }

  private async hide(
    userId: string,
    zwiftIds: readonly number[],
    visibility: Visibility,
    session: Session,
  ): Promise<void> {
    const figures = FIGURES.filter((figure: Figure) => !visibility[figure]);
    await this.riders.setHidden(zwiftIds, figures, session);
    await this.erasures.noteHiding(userId, zwiftIds, figures, session);
    await this.hooks.run(visibilityChanged, { zwiftIds }, session);
  }
}
