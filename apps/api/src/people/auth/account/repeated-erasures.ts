import { Injectable } from '@nestjs/common';
import type { Figure } from '@otryv/contract';
import { FIGURES } from '@otryv/contract/schemas';
import { Erasures, type NewerErasure, type NewerErasures } from '../../../kernel/backup/erasures/erasures.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { RidersService } from '../../riders/riders.service.ts';
import { visibilityChanged } from '../../riders/visibility-changed.ts';
import { VisibilityService } from '../../users/game-ids/visibility.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { EmailTokens } from '../mail/email-tokens.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

/** Number of accounts and riders restored to their state before the restore. */
export interface RepeatCounts {
  deleted: number;
  hidden: number;
  /** Number of unreadable lines of the list. */
  unreadable: number;
}

const batch = 1_000;

/** Reapplies deletions and hidden figures newer than the restored backup. */
@Injectable()
export class RepeatedErasures {
  constructor(
    private readonly erasures: Erasures,
    private readonly users: UsersService,
    private readonly visibility: VisibilityService,
    private readonly riders: RidersService,
    private readonly sessions: SessionsService,
    private readonly emailTokens: EmailTokens,
    private readonly hooks: Hooks,
    private readonly transactions: Transactions,
  ) {}

  /** Leaves the consequences in published documents to jobs. Throws BackupProblem. */
  async run(): Promise<RepeatCounts> {
    const newer = await this.erasures.findNewer();
    const counts = { deleted: 0, hidden: 0, unreadable: newer.unreadable };
    if (newer.isEmpty) return counts;
    await this.erasures.takeOver(newer);
    await this.ofUsers(newer, counts);
    await this.ofRiders(newer, counts);
    return counts;
  }

  private async ofUsers(newer: NewerErasures, counts: RepeatCounts): Promise<void> {
    for (let ids = await this.users.listIdsAfter(null, batch); ids.length > 0; ) {
      for (const id of ids) {
        const erasure = newer.find({ kind: 'user', id });
        if (!erasure) continue;
        await this.transactions.run((session) => this.ofUser(id, erasure, session));
        if (erasure.isDeleted) counts.deleted += 1;
        else counts.hidden += 1;
      }
      ids = await this.users.listIdsAfter(ids.at(-1) ?? null, batch);
    }
  }

  private async ofUser(id: string, erasure: NewerErasure, session: Session): Promise<void> {
    if (erasure.isDeleted) {
      await this.sessions.endAll(id, { transaction: session });
      await this.emailTokens.endAll(id, session);
      await this.users.deleteAgain(id, session);
    } else if (erasure.hidden) await this.visibility.setAgain(id, erasure.hidden, session);
  }

  /** Includes riders whose link to the account is newer than the backup. */
  private async ofRiders(newer: NewerErasures, counts: RepeatCounts): Promise<void> {
    for (let ids = await this.riders.listIdsAfter(0, batch); ids.length > 0; ) {
      for (const id of ids) {
        const erasure = newer.find({ kind: 'rider', id });
        if (!erasure?.hidden) continue;
        const figures = FIGURES.filter((figure: Figure) => erasure.hidden?.includes(figure));
        await this.transactions.run((session) => this.ofRider(id, figures, session));
        counts.hidden += 1;
      }
      ids = await this.riders.listIdsAfter(ids.at(-1) ?? 0, batch);
    }
  }

  private async ofRider(id: number, figures: readonly Figure[], session: Session): Promise<void> {
    await this.riders.setHidden([id], figures, session);
    await this.hooks.run(visibilityChanged, { zwiftIds: [id] }, session);
  }
}
