import { Inject, Injectable } from '@nestjs/common';
import type { CalendarLink, contract, ResponseBody } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { CONFIG, type Config } from '../../config.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { hashOf, newSecret } from '../../people/auth/core/secrets.ts';
import { CalendarLinksRepository } from './calendar-links.repository.ts';
import { CalendarNotFound } from './calendars.errors.ts';
import { readsOfLink } from './calendars.limits.ts';

type NewLink = ResponseBody<typeof contract.calendars.renewLink>['data'];

/** Secret links through which calendar clients, which cannot sign in, read a user's races. */
@Injectable()
export class CalendarLinks {
  constructor(
    private readonly links: CalendarLinksRepository,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /** Returns when the user's link was created. */
  async find(userId: string): Promise<CalendarLink | null> {
    const createdAt = await this.links.findCreatedAt(userId);
    return createdAt && { createdAt: createdAt.toISOString() };
  }

  /** Creates a link, which cannot be read again, and invalidates the previous one. */
  async renew(userId: string): Promise<NewLink> {
    const secret = newSecret();
    const createdAt = this.clock.now();
    await this.transactions.run(async (session) => {
      const isRenewed = await this.links.replace(userId, { hash: hashOf(secret), createdAt }, session);
      await this.record(userId, isRenewed ? 'calendarLink.renew' : 'calendarLink.create', session);
    });
    const url = new URL(`/api/calendars/${secret}/my.ics`, this.config.PUBLIC_URL).href;
    return { url, createdAt: createdAt.toISOString() };
  }

  /** Throws CalendarNotFound. */
  async remove(userId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      if (!(await this.links.remove(userId, session))) throw new CalendarNotFound();
      await this.record(userId, 'calendarLink.remove', session);
    });
  }

  /**
   * Returns the user a calendar link belongs to; counts as a read of the link. Throws CalendarNotFound,
   * TooManyAttempts.
   */
  async open(secret: string): Promise<string> {
    const hash = hashOf(secret);
    const userId = await this.links.findUserOf(hash);
    if (userId === null) throw new CalendarNotFound();
    await this.limits.count(readsOfLink, hash);
    return userId;
  }

  private record(userId: string, action: AuditAction, session: Session): Promise<void> {
    return this.audit.write({ actorId: userId, action, object: { kind: 'user', id: userId } }, session);
  }
}
