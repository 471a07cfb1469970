import type { Config } from '../config.ts';
import { smtpFailure } from '../kernel/mail/mail.errors.ts';
import { openMailTransport } from '../kernel/mail/mail-transport.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Signs in at the mail server, and sends an email if an address is given. */
export async function mailFindings(
  { SMTP_URL, MAIL_CA, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_CA' | 'MAIL_FROM'>,
  to: string | undefined,
): Promise<Finding[]> {
  if (SMTP_URL === undefined)
    return [warning('mail', 'emails are only written to MAIL_FOLDER: set SMTP_URL to a mail server')];
  const transport = openMailTransport(SMTP_URL, MAIL_CA);
  try {
    await transport.verify();
    const signedIn = ok('mail', 'the mail server accepts the sign-in');
    return to === undefined ? [signedIn] : [signedIn, await emailFinding(transport, MAIL_FROM, to)];
  } catch (error) {
    return [broken('mail', `${adviceOn(error)} (${smtpFailure(error).reason})`)];
  } finally {
    transport.close();
  }
}

async function emailFinding(
  transport: ReturnType<typeof openMailTransport>,
  from: string,
  to: string,
): Promise<Finding> {
  try {
    const text = 'Это письмо отправила проверка портала: node otryv.js doctor --mail. Отвечать на него не нужно.\n';
    await transport.sendMail({ from, to: { name: '', address: to }, subject: 'Отрыв: проверка почты', text });
    return ok('letter', `the mail server accepted one to ${to}: check that it arrived, and not in the spam folder`);
  } catch (error) {
    const { reason } = smtpFailure(error);
    return broken(
      'letter',
      `the mail server rejected one to ${to} (${reason}): check that it may send as MAIL_FROM, and the address`,
    );
  }
}

function adviceOn(error: unknown): string {
  const isRefused = error instanceof Error && 'code' in error && error.code === 'EAUTH';
  return isRefused
    ? 'the mail server rejects the name or the password of SMTP_URL: set those of a mailbox that may send; percent-encode special characters'
    : 'the mail server of SMTP_URL does not respond: check its host and port, smtps:// for port 465 and smtp:// for 587, the firewall, and that its certificate is valid or signed by an authority of MAIL_CA';
}
