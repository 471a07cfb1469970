import { rootCertificates } from 'node:tls';
import { createTransport, type Transporter } from 'nodemailer';

const waitMs = 20_000;

/** Opens pooled connections to the mail server of an SMTP_URL; trusts the authorities of MAIL_CA as well as public ones. */
export function openMailTransport(url: string, certificates: string | undefined): Transporter {
  return createTransport({
    url,
    pool: true,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    // These replace the public ones.
    ...(certificates !== undefined && { tls: { ca: [...rootCertificates, certificates] } }),
  });
}
