import { createTransport, type Transporter } from 'nodemailer';

const waitMs = 20_000;

/** Opens pooled connections to the mail server of an SMTP_URL. */
export function openMailTransport(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
}
