import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ServiceMessage } from '@otryv/contract';
import { CONFIG, type Config } from '../../config.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { Mailer } from '../../kernel/mail/mailer.ts';
import type { Email } from '../../kernel/mail/render-email.tsx';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { UsersService } from '../users/users.service.ts';
import { MessageEmail } from './emails/MessageEmail.tsx';
import { subjectOf } from './emails/subjectOf.ts';
import { messageEmail } from './messages.jobs.ts';
import { MessagesRepository } from './messages.repository.ts';

const mostQueued = 500;

/** Sends messages as emails, each once, to users who opted in. */
@Injectable()
export class MessageEmails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
    private readonly messages: MessagesRepository,
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('10 seconds', 'message-letters.queue', () => this.queue());
    this.jobs.handle(messageEmail, ({ messageId }, jobId) => this.send(messageId, jobId));
  }

  /** Creates a job for each due email: every committed one gets it, even if a process dies. */
  async queue(): Promise<void> {
    for (const messageId of await this.messages.listDueEmails(mostQueued)) {
      await this.jobs.enqueue(messageEmail, { messageId });
      await this.messages.queueEmail(messageId);
    }
  }

  /**
   * Claims an email before sending it and completes it afterwards: neither a second job nor a second run sends it
   * again. If the process dies in between, the next run of the same job sends the email once more, with the same
   * Message-ID.
   */
  private async send(messageId: string, jobId: string): Promise<void> {
    const taken = await this.messages.takeEmail(messageId, jobId);
    if (!taken) return;
    try {
      await this.sendTo(taken.userId, taken.message, messageId);
    } catch (error) {
      await this.messages.endEmail(messageId, 'queued');
      throw error;
    }
    await this.messages.endEmail(messageId, 'sent');
  }

  private async sendTo(userId: string, message: ServiceMessage, id: string): Promise<void> {
    const user = await this.users.findById(userId, noTransaction);
    if (!user?.email || !user.emailConfirmed || !user.notifications.messages) return;
    // The server may have accepted an email without responding: by its Message-ID the reader gets one.
    const messageId = `<message-${id}@${new URL(this.config.PUBLIC_URL).hostname}>`;
    await this.mailer.send(user.email, { ...(await this.emailOf(userId, message)), messageId });
  }

  private async emailOf(userId: string, message: ServiceMessage): Promise<Email> {
    const { page, oneClick } = await this.subscriptions.getLinksOf(userId, 'messages');
    const { title, text, entityUrl, externalEntityUrl } = message;
    const link = externalEntityUrl ?? (entityUrl === null ? null : new URL(entityUrl, this.config.PUBLIC_URL).href);
    const body = <MessageEmail {...{ title, text, link, unsubscribeLink: page }} />;
    return { subject: subjectOf(message), body, oneClickUnsubscribe: oneClick };
  }
}
