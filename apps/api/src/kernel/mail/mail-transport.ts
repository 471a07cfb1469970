import { createTransport, type Transporter } from 'nodemailer';

const waitMs = 20_000;

/** Connections to the mail server of an SMTP_URL, kept open until it is closed. */
export function openMailTransport(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
}
