import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { Mailer } from '../../../kernel/mail/mailer.ts';
import type { Email } from '../../../kernel/mail/render-email.tsx';
import { isSameMailbox } from '../../users/records/mail-key.ts';
import { type User, UsersService } from '../../users/users.service.ts';
import { ChangeEmail } from '../emails/ChangeEmail.tsx';
import { ConfirmEmail } from '../emails/ConfirmEmail.tsx';
import { emailMessages } from '../emails/email-messages.ts';
import { KnownEmail } from '../emails/KnownEmail.tsx';
import { LinkEmail } from '../emails/LinkEmail.tsx';
import { type AccountEmail, accountEmail } from './auth.jobs.ts';
import type { EmailPurpose } from './email-purpose.ts';
import { EmailTokens } from './email-tokens.ts';

const messages = emailMessages.ru;

/** Sends the account emails. Secrets are created here, so that none waits in a job. */
@Injectable()
export class AccountEmails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
    private readonly users: UsersService,
    private readonly emailTokens: EmailTokens,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(accountEmail, (data, jobId) => this.send(data, jobId));
  }

  /** Sends nothing if the account is deleted or the email is obsolete. */
  private async send({ kind, userId, email, device }: AccountEmail, jobId: string): Promise<void> {
    const to = (address: string | null | undefined, mail: Email | null) => this.to(address, mail, jobId);
    const holder = await this.users.findByLogin(email);
    const user = userId === null ? null : await this.users.findById(userId, noTransaction);
    // The stored address: one that merely compares equal may be another mailbox.
    if (kind === 'reset') return to(holder?.email, holder && (await this.link(kind, holder, device)));
    // The owner of an unconfirmed address may be another person.
    if (kind === 'signIn')
      return to(holder?.email, holder?.emailConfirmed ? await this.link(kind, holder, device) : null);
    if (kind === 'known') return to(holder?.email, holder && this.known(holder));
    if (!user) return;
    if (kind !== 'confirm') return to(email, this.change(kind, user));
    if (holder && holder.id !== user.id) return to(holder.email, this.known(holder));
    if (awaits(user, email)) await to(email, await this.confirm(user, email));
  }

  private async to(address: string | null | undefined, email: Email | null, jobId: string): Promise<void> {
    if (!address || !email) return;
    // The server may have accepted an email without responding: with the same Message-ID the reader sees one. The links
    // of every copy work.
    const messageId = `<account-${jobId}@${new URL(this.config.PUBLIC_URL).hostname}>`;
    await this.mailer.send(address, { ...email, messageId });
  }

  private async confirm({ id, username }: User, email: string): Promise<Email> {
    const { link, until } = await this.secretLink('confirm', '/auth/confirm-email', id, email);
    // The link of a repeated email works after the first confirmation period is over.
    await this.users.putOffRemoval(id, until);
    return { subject: messages.confirm.subject, body: <ConfirmEmail {...{ username, link, until }} /> };
  }

  private async link(kind: 'reset' | 'signIn', { id, username, email }: User, device: string): Promise<Email> {
    const path = kind === 'reset' ? '/auth/new-password' : '/auth/sign-in';
    const { link, until } = await this.secretLink(kind, path, id, email ?? '');
    const at = this.clock.now();
    return { subject: messages[kind].subject, body: <LinkEmail {...{ kind, username, at, device, link, until }} /> };
  }

  private known({ username }: User): Email {
    const link = this.pageOf('/auth/authorization');
    return { subject: messages.known.subject, body: <KnownEmail username={username} link={link} /> };
  }

  private change(kind: 'passwordChanged' | 'emailChanged', { username }: User): Email {
    const link = this.pageOf(kind === 'passwordChanged' ? '/auth/reset' : '/auth/authorization');
    const at = this.clock.now();
    return { subject: messages[kind].subject, body: <ChangeEmail {...{ kind, username, at, link }} /> };
  }

  private async secretLink(purpose: EmailPurpose, path: string, userId: string, email: string) {
    const { secret, expiresAt } = await this.emailTokens.issue(purpose, userId, email);
    return { link: this.pageOf(`${path}/${secret}`), until: expiresAt };
  }

  private pageOf(path: string): string {
    return new URL(path, this.config.PUBLIC_URL).href;
  }
}

/** Whether the account is waiting for this address to be confirmed. */
function awaits({ email, emailConfirmed, emailPending }: User, address: string): boolean {
  return isSameMailbox(emailPending, address) || (isSameMailbox(email, address) && !emailConfirmed);
}
