import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../clock.ts';
import { KeptEmails } from './kept-emails.ts';
import { MailUnavailable, smtpFailure } from './mail.errors.ts';
import { openMailTransport } from './mail-transport.ts';
import { type Email, type RenderedEmail, renderEmail } from './render-email.tsx';

/** Sends emails through the mail server; without one they are stored in a folder. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private readonly logger = new Logger(Mailer.name);
  private readonly transport: Transporter | null;
  private readonly from: string;
  private readonly supportUrl: string | null;

  constructor(
    @Inject(CONFIG)
    { SMTP_URL, MAIL_CA, MAIL_FROM, SUPPORT_URL }: Pick<Config, 'SMTP_URL' | 'MAIL_CA' | 'MAIL_FROM' | 'SUPPORT_URL'>,
    private readonly kept: KeptEmails,
    private readonly clock: Clock,
  ) {
    this.from = MAIL_FROM;
    this.supportUrl = SUPPORT_URL ?? null;
    this.transport = SMTP_URL ? openMailTransport(SMTP_URL, MAIL_CA) : null;
  }

  /**
   * Sends an email to one address. A permanent rejection by the mail server is logged, since no retry would help, and
   * resolves to `false`. Throws MailUnavailable when the email has to be retried later.
   */
  async send(to: string, email: Email): Promise<boolean> {
    const { subject, html, text } = this.render(email);
    if (!this.transport) {
      await this.kept.keep({ to, sentAt: this.clock.now().toISOString(), subject, html, text });
      return true;
    }
    const headers = headersOf(email);
    const { messageId } = email;
    try {
      const message = { from: this.from, to: { name: '', address: to }, subject, html, text, headers };
      await this.transport.sendMail({ ...message, ...(messageId !== undefined && { messageId }) });
      return true;
    } catch (error) {
      const failure = smtpFailure(error);
      if (!failure.isFinal) throw new MailUnavailable(failure.reason);
      this.logger.warn({ reason: failure.reason }, 'The mail server permanently rejects an email');
      return false;
    }
  }

  /** Renders an email with the support link in its footer. */
  render(email: Email): RenderedEmail {
    return renderEmail(email, this.supportUrl);
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }
}

function headersOf({ oneClickUnsubscribe: address }: Email) {
  return {
    // Automatic replies to automatic emails would never end.
    'Auto-Submitted': 'auto-generated',
    // RFC 8058. The first is written verbatim: an encoded address would be invalid.
    ...(address && {
      'List-Unsubscribe': { prepared: true, value: `<${address}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
