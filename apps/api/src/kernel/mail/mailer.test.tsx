import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { EmailFrame } from './frame/EmailFrame.tsx';
import { EmailText } from './frame/EmailText.tsx';
import { Mailer } from './mailer.ts';

const email = {
  subject: 'Смена пароля',
  body: (
    <EmailFrame preheader="" section="Аккаунт" title="Смена пароля" foot="Служебное письмо">
      <EmailText>Пароль изменён.</EmailText>
    </EmailFrame>
  ),
};

describe('Mailer with a mail server', () => {
  const received: string[] = [];
  const errors = new Map<string, number>();
  let connections = 0;
  let server: SMTPServer;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = errors.get(address);
        done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null);
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      });
    });
    app = await startApi({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Отрыв <no-reply@otryv.example>',
      SUPPORT_URL: 'mailto:help@otryv.example',
    });
  });
  afterEach(() => received.splice(0));
  afterAll(async () => {
    await app.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  const send = (to: string) => app.get(Mailer).send(to, email);

  it('sends HTML and the equivalent plain text, marked as auto-generated', async () => {
    await send('rider@example.com');

    const mail = await PostalMime.parse(received[0] ?? '');
    expect(mail).toMatchObject({
      subject: 'Смена пароля',
      from: { name: 'Отрыв', address: 'no-reply@otryv.example' },
      to: [{ address: 'rider@example.com' }],
    });
    expect(mail.html).toContain('Пароль изменён.');
    // A word wider than the paper wraps.
    expect(mail.html).toMatch(/<td style="[^"]*overflow-wrap:anywhere[^"]*">(?:(?!<td).)*Пароль изменён/s);
    expect(mail.text).toContain('Пароль изменён.');
    expect(mail.text).toContain('Поддержка: help@otryv.example');
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('includes the unsubscribe address in full, with one-click POST (RFC 8058)', async () => {
    const oneClickUnsubscribe = `https://otryv.example/api/unsubscribe/${'a'.repeat(20)}.${'b-'.repeat(48)}.${'c'.repeat(43)}`;

    await app.get(Mailer).send('rider@example.com', { ...email, oneClickUnsubscribe });
    await send('rider@example.com');

    const [first, second] = await Promise.all(received.map((mail) => PostalMime.parse(mail)));
    expect(received[0]).toContain(`List-Unsubscribe: <${oneClickUnsubscribe}>`);
    expect(first?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    expect(second?.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
  });

  it('sends successive emails over one connection', async () => {
    const before = connections;

    for (const name of ['a', 'b', 'c']) await send(`${name}@example.com`);

    expect(received).toHaveLength(3);
    expect(connections - before).toBeLessThanOrEqual(1);
  });

  it.each([421, 450, 451, 452])('requests a retry after %i, without the address in its message', async (status) => {
    errors.set('busy@example.com', status);

    await expect(send('busy@example.com')).rejects.toThrow(` ${status})`);
    await expect(send('busy@example.com')).rejects.not.toThrow('busy@example.com');
  });

  it.each([550, 551, 552, 553, 554])('does not retry after %i, which is final', async (status) => {
    errors.set('nobody@example.com', status);

    await expect(send('nobody@example.com')).resolves.toBe(false);
    expect(received).toEqual([]);
  });
});

describe('Mailer with an unresponsive mail server', () => {
  it('requests a retry', async () => {
    const app = await startApi({ SMTP_URL: 'smtp://127.0.0.1:9' });

    await expect(app.get(Mailer).send('rider@example.com', email)).rejects.toThrow('ESOCKET');
    await app.close();
  });
});
