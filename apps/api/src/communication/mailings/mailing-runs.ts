import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { Locks, LockTaken } from '../../kernel/locks/locks.ts';
import { MailUnavailable } from '../../kernel/mail/mail.errors.ts';
import { Mailer } from '../../kernel/mail/mailer.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { UsersService } from '../../people/users/users.service.ts';
import type { EmailState } from './email-state.ts';
import { MailingEmail } from './mailing-email.tsx';
import { MailingEmailsRepository } from './mailing-emails.repository.ts';
import { MailingsRepository, type StoredMailing } from './mailings.repository.ts';

const listedAtOnce = 1000;

/**
 * Sends mailings one after another, at the rate of the mail server.
 *
 * An email is claimed before it is sent and completed after. When the process dies in between, its outcome is unknown:
 * it is sent again under the same Message-ID, by which mail servers keep one.
 */
@Injectable()
export class MailingRuns implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'MAILING_LETTERS_PER_MINUTE' | 'PUBLIC_URL'>,
    private readonly mailings: MailingsRepository,
    private readonly emails: MailingEmailsRepository,
    private readonly email: MailingEmail,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('5 seconds', 'mailings.run', () => this.run());
  }

  /** Sends due mailings, in one process at a time. */
  async run(): Promise<void> {
    try {
      await this.locks.run('mailings', () => this.sendAll());
    } catch (error) {
      if (!(error instanceof LockTaken)) throw error;
    }
  }

  private async sendAll(): Promise<void> {
    for (let mailing = await this.mailings.findNext(); mailing !== null; mailing = await this.mailings.findNext()) {
      try {
        await this.list(mailing);
        await this.send(mailing);
      } catch (error) {
        if (!(error instanceof MailUnavailable)) throw error;
        await this.mailings.change(mailing.id, ['sending'], { isMailDown: true }, noTransaction);
        return;
      }
      if (this.jobs.isEnding) return;
    }
  }

  /** Adds an email for each reader; continues where a process that died stopped. */
  private async list({ id, lists, isListed, listedUpTo }: StoredMailing): Promise<void> {
    const startedAt = this.clock.now();
    await this.mailings.change(id, ['waiting'], { state: 'preparing', startedAt }, noTransaction);
    if (isListed) return;
    let after = listedUpTo;
    for (;;) {
      const readers = await this.users.listSubscribers(lists, after, listedAtOnce);
      const last = readers.at(-1);
      if (last === undefined) break;
      await this.emails.add(id, readers, startedAt);
      if (!(await this.mailings.change(id, ['preparing'], { listedUpTo: last }, noTransaction))) return;
      after = last;
    }
    await this.mailings.change(id, ['preparing'], { state: 'sending', isListed: true }, noTransaction);
  }

  private async send(mailing: StoredMailing): Promise<void> {
    const { id } = mailing;
    const pauseMs = minuteMs / this.config.MAILING_LETTERS_PER_MINUTE;
    for (;;) {
      // A mailing that was paused or stopped meanwhile claims no further email.
      if (this.jobs.isEnding || !(await this.mailings.change(id, ['sending'], { isMailDown: false }, noTransaction)))
        return;
      const began = performance.now();
      const userId = await this.emails.take(id);
      if (userId === null) break;
      await this.emails.settle(id, userId, await this.sendTo(userId, mailing));
      await wait(Math.max(0, pauseMs - (performance.now() - began)));
    }
    const end = {
      state: 'done',
      counts: await this.emails.getCounts(id, noTransaction),
      endedAt: this.clock.now(),
    } as const;
    await this.mailings.end(id, ['sending'], end, noTransaction);
  }

  /** Throws MailUnavailable when the mail server does not accept emails now. */
  private async sendTo(userId: string, mailing: StoredMailing): Promise<EmailState> {
    const user = await this.users.findById(userId, noTransaction);
    const list = mailing.lists.find((each) => user?.notifications[each]);
    if (!user?.email || !user.emailConfirmed || !list) return 'declined';
    const messageId = `<${mailing.id}.${userId}@${new URL(this.config.PUBLIC_URL).hostname}>`;
    const isTaken = await this.mailer.send(user.email, {
      ...(await this.email.to(userId, list, mailing)),
      messageId,
    });
    return isTaken ? 'sent' : 'undelivered';
  }
}
