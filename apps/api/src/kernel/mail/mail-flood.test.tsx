import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it } from 'vitest';
import { fake } from '../../testing/fake.ts';
import { flood, floodCalls } from '../../testing/flood.ts';
import { randomOf } from '../../testing/random-of.ts';
import { type MailResponse, type StandInMail, startStandInMail } from '../../testing/stand-in-mail.ts';
import { testConfig } from '../../testing/test-config.ts';
import { Clock } from '../clock.ts';
import { KeptEmails } from './kept-emails.ts';
import { MailUnavailable } from './mail.errors.ts';
import { Mailer } from './mailer.ts';

Logger.overrideLogger(false);

const seed = 20_261_125;
const emails = floodCalls({ usual: 200, full: 1_000 });
// A silent server costs a whole timeout of 20 s.
const mostHangs = emails > 1_000 ? 3 : 0;
const final: MailResponse = { reply: '550 no such mailbox' };
const finalLater: MailResponse = { replyToEmail: '554 refused for its contents' };
const troubles: readonly MailResponse[] = [
  { reply: '421 closing' },
  { reply: '450 busy' },
  { reply: '452 full' },
  { reply: '<html>Bad gateway</html>' },
  { replyToEmail: '451 try again' },
  'cut',
  'lose',
  final,
  finalLater,
];
const emailTo = (to: string) => ({
  subject: 'Старт завтра',
  body: <p>Гонка начинается завтра.</p>,
  messageId: `<${to}>`,
});

describe('an unreliable mail server', () => {
  let server: StandInMail;
  let mailer: Mailer;

  afterEach(async () => {
    mailer.onModuleDestroy();
    await server.close();
  });

  it(`ends each of ${emails} emails as sent, permanently rejected or to be retried, and delivers those when the server recovers (R8)`, async () => {
    const random = randomOf(seed);
    const refused = new Set<string>();
    let hangs = 0;
    let isWell = false;
    server = await startStandInMail((to) => {
      if (refused.has(to)) return final;
      if (isWell || random() < 0.7) return 'accept';
      if (hangs < mostHangs && random() < 0.05) {
        hangs += 1;
        return 'hang';
      }
      const trouble = troubles[Math.floor(random() * troubles.length)] ?? 'cut';
      if (trouble === final || trouble === finalLater) refused.add(to);
      return trouble;
    });
    const config = testConfig({ SMTP_URL: server.url, MAIL_FROM: 'Отрыв <no-reply@otryv.example>' });
    mailer = new Mailer(config, fake(KeptEmails, {}), new Clock());
    const waiting: string[] = [];
    const send = async (to: string) => {
      try {
        return (await mailer.send(to, emailTo(to))) ? 'sent' : 'refused';
      } catch (error) {
        if (!(error instanceof MailUnavailable)) return `unexpected: ${String(error)}`;
        waiting.push(to);
        return 'again';
      }
    };

    const outcomes = await flood({ calls: emails, atOnce: 50, call: (index) => send(`rider-${index}@example.com`) });

    expect([...outcomes.keys()].toSorted()).toEqual(['again', 'refused', 'sent']);
    expect(outcomes.get('refused')).toBe(refused.size);
    const takenAt = server.taken.filter(({ to }) => !waiting.includes(to));
    expect(outcomes.get('sent')).toBe(takenAt.length);
    isWell = true;
    const again = waiting.splice(0);
    const ends = await Promise.all(again.map(send));
    expect(new Set(ends)).toEqual(new Set(['sent']));
    const seen = new Set(server.taken.map(({ messageId }) => messageId));
    expect(seen.size).toBe(emails - refused.size);
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(seen.size);
    // Those whose response was lost were sent again, and are the same email to their reader.
    expect(server.taken.length).toBeGreaterThan(seen.size);
  }, 300_000);
});
