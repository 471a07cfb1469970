import type { Event } from '@otryv/contract';
import { season } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Mailer } from '../../kernel/mail/mailer.ts';
import { type Email, renderEmail } from '../../kernel/mail/render-email.tsx';
import { UsersService } from '../../people/users/users.service.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { MailingRuns } from './mailing-runs.ts';

const coming = season(ANCHOR, 1).filter(({ start }) => start > ANCHOR);
const days = { startDate: '2026-11-21', endDate: '2026-11-28' };

describe('an event digest', () => {
  const sent: Email[] = [];
  let world: RaceWorld;
  let admin: TestBrowser;
  let events: Event[];

  beforeAll(async () => {
    world = await startRaceWorld({}, { MAILING_LETTERS_PER_MINUTE: '60000', PUBLIC_URL: 'https://otryv.example' });
    const { app } = world;
    vi.spyOn(app.get(Mailer), 'send').mockImplementation(async (_to, email) => {
      sent.push(email);
      return true;
    });
    for (const { id } of coming) await world.add(id);
    const reader = await addAccount(app, 'digest-admin');
    await app.get(UsersService).setRole('digest-admin', 'admin', null);
    const notifications = { news: false, events: true, development: false, messages: false };
    await app.get(Transactions).run((session) => app.get(UsersService).change(reader, { notifications }, session));
    admin = new TestBrowser(app);
    await admin.signIn('digest-admin', aPassword);
    events = (await preview()).json().data.events;
  });
  afterAll(() => world.close());

  const preview = (query = `startDate=${days.startDate}&endDate=${days.endDate}`) =>
    admin.send('GET', `/api/race/events/mailings/preview?${query}`);
  const send = (chosen: object[], subject = 'Подборка') =>
    admin.send('POST', '/api/admin/notification/events-preview', {
      eventsEmailPreview: { subject, ...days, events: chosen },
    });

  it('lists the coming events of the given days, which its subject names', async () => {
    const { data } = (await preview()).json();

    expect(data).toMatchObject({ ...days, subject: 'Подборка заездов: 21–28 ноября' });
    expect(events.length).toBeGreaterThan(1);
    expect(events.map(({ eventStart }) => eventStart)).toEqual(events.map(({ eventStart }) => eventStart).toSorted());
  });

  it.each([
    'startDate=2026-11-28&endDate=2026-11-21',
    'startDate=2026-11-21&endDate=2027-02-21',
    'startDate=21.11.2026&endDate=2026-11-28',
  ])('rejects the days %s', async (query) => {
    expect((await preview(query)).statusCode).toBe(400);
  });

  it("contains the chosen events with the portal's data, whatever the client sends", async () => {
    const [one, other] = events;
    if (!one || !other) throw new Error('The schedule is empty.');
    const forged = { ...one, name: '<img src=x onerror=alert(1)>', organizer: 'Подделка' };

    const answer = await send([forged]);
    await world.app.get(MailingRuns).run();

    expect(answer.json().data).toMatchObject({ kind: 'digest', lists: ['events'] });
    const [email] = sent.splice(0);
    if (!email) throw new Error('No email was sent.');
    const { html, text } = renderEmail(email);
    expect(text).toContain(`https://otryv.example/race/schedule/${one.id}`);
    expect(html).toContain(one.name);
    expect(html).not.toMatch(/onerror|Подделка/);
    expect(html).not.toContain(other.name);
  });

  it('is rejected if none of its events is to come', async () => {
    const { statusCode, body } = await send([{ id: 1 }], 'Пусто');

    expect([statusCode, JSON.parse(body).code]).toEqual([409, 'digest_empty']);
  });
});
