import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { WebhookAttempt, WebhookDelivery, WebhookEvent } from '@otryv/contract';
import { WEBHOOK_EVENTS, webhookBody } from '@otryv/contract/schemas';
import { season } from '@otryv/game-simulator';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Hooks } from '../../kernel/hooks/hooks.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { eventRevised } from '../../racing/events/records/event-hooks.ts';
import { EventAdditions } from '../../racing/events/write/event-additions.ts';
import { EventSync } from '../../racing/results/decide/event-sync.service.ts';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { editEvent } from '../../testing/edit-game.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { chases, mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { walkPages } from '../../testing/walk-pages.ts';
import { watchMetrics } from '../../testing/watch-metrics.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { sealSecret } from './webhook-secret.ts';

const used: readonly number[] = [...Object.values(mornings), ...chases];
const over = season(ANCHOR, 1).filter(({ id, start }) => start < ANCHOR && !used.includes(id));
const [fresh = 0, foreign = 0] = over.map(({ id }) => id);

const onlyIds = z.strictObject(webhookBody.shape);

interface Got {
  headers: IncomingHttpHeaders;
  body: string;
}

describe('webhooks', { shuffle: false }, () => {
  let world: SeriesWorld;
  let server: Server;
  let url = '';
  let got: Got[] = [];
  let status = 204;

  beforeAll(async () => {
    world = await startSeriesWorld({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hooks`;
  }, 60_000);
  afterEach(async () => {
    // Names and figures would appear as other fields, or not as ids.
    for (const { body } of got) onlyIds.parse(JSON.parse(body));
    world.app.get(Clock).now = () => ANCHOR;
    for (const { _id } of await list()) await own().send('DELETE', '/api/organizer/webhooks', { webhookId: _id });
    [got, status] = [[], 204];
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await world?.close();
  });

  const own = () => world.owner.browser;
  const list = async () => (await own().send('GET', '/api/organizer/webhooks')).json().data;
  const create = (events: readonly WebhookEvent[] = WEBHOOK_EVENTS, to = url, owner = world.owner) =>
    owner.browser.send('POST', '/api/organizer/webhooks', { organizerId: owner.organizerId, url: to, events });
  const made = async (events?: readonly WebhookEvent[]): Promise<{ id: string; secret: string }> => {
    const { data, secret } = (await create(events)).json();
    return { id: data._id, secret };
  };
  const log = async (webhookId: string, query = ''): Promise<WebhookDelivery[]> =>
    (await own().send('GET', `/api/organizer/webhooks/deliveries?webhookId=${webhookId}${query}`)).json().data;
  const add = (gameId: number, organizer: string) => world.app.get(EventAdditions).add({ gameId, organizer });
  /** Returns the latest stored delivery: sessions do not outlive the days of these tests. */
  const stored = async () =>
    (await world.connection.collection('webhookDeliveries').find().sort({ _id: -1 }).toArray())[0];
  const send = () => runJobs(world.app, 'webhook-delivery');
  const later = (ms: number) => {
    const clock = world.app.get(Clock);
    const time = clock.now().getTime() + ms;
    clock.now = () => new Date(time);
  };
  /** Announces that a race of the organizer was added, without the race. */
  const announce = (organizerId = world.owner.organizerId) =>
    world.app
      .get(Transactions)
      .run((session) =>
        world.app.get(Hooks).run(eventRevised, { eventId: 7, organizerId, revision: 0, isNew: true }, session),
      );
  const titlesOf = async (browser: TestBrowser): Promise<string[]> =>
    (await browser.send('GET', '/api/service-messages')).json().data.map(({ title }: { title: string }) => title);
  const types = () => got.map(({ body }) => JSON.parse(body).type);
  const outcomes = (attempts: readonly WebhookAttempt[] = []) => attempts.map((one) => [one.status, one.fault]);

  it('show their secret once, and store it sealed', async () => {
    const { statusCode, body } = await create(['event.added', 'event.added']);
    const { secret, data } = JSON.parse(body);
    const stored = await world.connection.collection('webhooks').find().toArray();

    expect([statusCode, data.events]).toEqual([201, ['event.added']]);
    expect(secret).toMatch(/^otryv_wh_[\w-]{43}$/);
    expect(await list()).toEqual([data]);
    expect(JSON.stringify([stored, await list()])).not.toContain(secret.slice(9));
  });

  it.each(['http://club.example/', 'https://10.0.0.1/', 'https://name:pass@club.example/', 'club'])(
    'reject addresses like %s',
    async (address) => {
      expect((await create(WEBHOOK_EVENTS, address)).json().code).toBe('webhook_address');
    },
  );

  it("receive their organizer's changes, signed, as ids and versions only", async () => {
    const { secret } = await made();
    const { organizerId } = world.owner;
    await add(fresh, 'Клуб «Ось»');
    await world.app.get(ResultsImporter).importEvent(fresh, 'full');
    const state = (to: string) =>
      world.admin.send('PUT', `/api/race/results/${fresh}/state`, { state: to, reason: 'Проверено' });
    expect((await state('official')).statusCode).toBe(200);
    expect((await state('provisional')).statusCode).toBe(200);
    await send();

    const bodies = got.map(({ body }) => JSON.parse(body));
    expect(bodies).toEqual(
      [
        ['event.added', 0],
        ['protocol.published', 1],
        ['protocol.official', 2],
        ['protocol.changed', 3],
      ].map(([type, version]) => ({
        type,
        version,
        organizerId,
        eventId: fresh,
        createdAt: ANCHOR.toISOString(),
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
      })),
    );
    for (const { headers, body } of got) {
      const { id, type } = webhookBody.parse(JSON.parse(body));
      const t = ANCHOR.getTime() / 1000;
      const hex = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      expect(headers).toMatchObject({
        'otryv-event': type,
        'otryv-delivery': id,
        'otryv-signature': `t=${t},v1=${hex}`,
        'content-type': 'application/json',
      });
    }
  });

  it('receive each changed revision of a race once, and nothing for an unchanged one', async () => {
    await made(['event.changed']);
    const restore = editEvent(world, mornings.coming, (json) => ({ ...json, name: 'Renamed' }));
    await world.app.get(EventSync).sync(mornings.coming);
    await world.app.get(EventSync).sync(mornings.coming);
    restore();
    await send();

    expect(types()).toEqual(['event.changed']);
  });

  it('receive a series when it is published, and its versions from then on', async () => {
    await made(['series.published']);
    const draft = await world.makeSeries(own(), { name: 'Черновик' }, [], false);
    await send();
    const before = types();
    await own().send('PUT', '/api/organizer/series/publication', { seriesId: draft._id, isPublished: true });
    await send();
    const shown = got.map(({ body }) => JSON.parse(body).seriesId);
    await world.addStage(own(), draft._id, mornings.first);
    await send();

    expect([before, shown]).toEqual([[], [draft._id]]);
    const versions = got.map(({ body }) => JSON.parse(body).version);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  });

  it('receive nothing of other organizers, and nothing they are not subscribed to', async () => {
    await made();
    await create(['series.published'], url, world.rival);
    await add(foreign, 'КРОНА');
    await send();

    expect(got).toEqual([]);
    const [theirs] = (await world.rival.browser.send('GET', '/api/organizer/webhooks')).json().data;
    await world.rival.browser.send('DELETE', '/api/organizer/webhooks', { webhookId: theirs._id });
  });

  it('receive nothing of a change that is rolled back', async () => {
    const { id } = await made();
    const change = world.app.get(Transactions).run(async (session) => {
      const added = { eventId: 7, organizerId: world.owner.organizerId, revision: 0, isNew: true };
      await world.app.get(Hooks).run(eventRevised, added, session);
      throw new RangeError('too far');
    });
    await expect(change).rejects.toThrow(RangeError);
    await send();

    expect([got, await log(id)]).toEqual([[], []]);
  });

  it('receive retries for a day, identical each time, until one arrives', async () => {
    const metrics = watchMetrics();
    const { id } = await made();
    status = 500;
    await announce();
    await send();
    const waits: number[] = [];
    for (let next = (await stored())?.nextAt; next; next = (await stored())?.nextAt) {
      waits.push(next.getTime() - world.app.get(Clock).now().getTime());
      later((waits.at(-1) ?? 0) - 1);
      await again();
      later(1);
      await again();
    }
    world.app.get(Clock).now = () => ANCHOR;

    expect(metrics.filter((name) => name === 'otryv_webhook_deliveries_total refused')).toHaveLength(7);
    expect(waits).toEqual([1, 5, 30, 120, 360, 720].map((minutes) => minutes * minuteMs));
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ type: 'event.added', eventId: 7, state: 'failed' });
    expect(outcomes(delivery?.attempts)).toEqual(Array.from({ length: 7 }, () => [500, 'refused']));
    expect(new Set(got.map(({ body, headers }) => JSON.stringify([body, headers['otryv-delivery']]))).size).toBe(1);
    expect(new Set(got.map(({ headers }) => headers['otryv-signature'])).size).toBe(7);
    expect(await list()).toMatchObject([{ isOn: true, deliveredAt: null, failingSince: ANCHOR.toISOString() }]);

    status = 200;
    expect((await own().send('POST', '/api/organizer/webhooks/resend', { deliveryId: delivery?._id })).statusCode).toBe(
      200,
    );
    await send();
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', nextAt: null });
    expect(await list()).toMatchObject([{ failingSince: null, deliveredAt: expect.any(String) }]);
    expect(await world.connection.collection('webhooks').find().toArray()).toMatchObject([{ failures: 0 }]);
  });
  const again = async () => {
    await world.app.get(WebhookDeliveries, { strict: false }).retryDue();
    await send();
  };

  it('receive deliveries interrupted by a dying process, from one process at a time', async () => {
    const { id } = await made();
    await announce();
    const [{ _id }] = (await log(id)) as [WebhookDelivery];
    const deliveries = world.connection.collection('webhookDeliveries');
    await deliveries.updateMany({}, { $set: { nextAt: new Date(ANCHOR.getTime() + 2 * minuteMs) } });
    await send();
    const early = got.length;
    later(2 * minuteMs);
    await again();

    expect([early, got.length, (await log(id))[0]?._id]).toEqual([0, 1, _id]);
  });

  it('are disabled after ten consecutive failed deliveries, with a message to the owner, until re-enabled manually', async () => {
    const { id } = await made();
    status = 503;
    await announce();
    await world.connection.collection('webhookDeliveries').updateMany({}, { $set: { failures: 6 } });
    await world.connection.collection('webhooks').updateMany({}, { $set: { failures: 8 } });
    await send();
    expect(await list()).toMatchObject([{ isOn: true }]);
    await announce();
    await world.connection.collection('webhookDeliveries').updateMany({ state: 'waiting' }, { $set: { failures: 6 } });
    await announce();
    await send();
    const { length } = got;
    await announce();
    await send();

    expect([length, got.length]).toEqual([2, 2]);
    expect(await list()).toMatchObject([{ isOn: false, givenUpAt: ANCHOR.toISOString() }]);
    const messages = (await own().send('GET', '/api/service-messages')).json().data;
    expect(messages).toContainEqual(
      expect.objectContaining({ title: 'Вебхук выключен', entityUrl: '/organizer/keys' }),
    );
    const [waiting] = await log(id);
    expect(waiting).toMatchObject({ state: 'failed', nextAt: null });
    const resend = await own().send('POST', '/api/organizer/webhooks/resend', { deliveryId: waiting?._id });
    expect(resend.json().code).toBe('webhook_off');

    status = 204;
    const on = await own().send('PUT', '/api/organizer/webhooks', { webhookId: id, isOn: true });
    expect(on.json().data).toMatchObject({ isOn: true, givenUpAt: null, failingSince: null });
    expect(await world.connection.collection('webhooks').find().toArray()).toMatchObject([{ failures: 0 }]);
    await announce();
    await send();
    expect(got).toHaveLength(3);
  });

  it('can be retried manually, once, even while disabled, without being counted', async () => {
    const { id } = await made(['event.added']);
    await own().send('PUT', '/api/organizer/webhooks', { webhookId: id, isOn: false });
    status = 404;
    const { message } = (await own().send('POST', '/api/organizer/webhooks/test', { webhookId: id })).json();
    await send();

    expect(message).toBe('Проверка отправлена. Итог появится в журнале.');
    expect(types()).toEqual(['test']);
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ state: 'failed', nextAt: null, eventId: null });
    expect(outcomes(delivery?.attempts)).toEqual([[404, 'refused']]);
    expect(await list()).toMatchObject([{ isOn: false, failingSince: null }]);
  });

  it('list their deliveries by pages, newest first', async () => {
    const { id } = await made();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      await announce();
      later(minuteMs);
    }
    const all = await log(id);
    const pages = await Promise.all([log(id, '&docsOnPage=2'), log(id, '&docsOnPage=2&page=2')]);

    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(pages.flat()).toEqual(all);
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
    const read = async (query: string) =>
      (await own().send('GET', `/api/organizer/webhooks/deliveries?webhookId=${id}&${query}`)).json();
    expect(await walkPages(read, ({ data }) => data, { size: 1 })).toEqual(all);
    await send();
  });

  it('receive a change when a race is deleted, with a new version', async () => {
    await made(['event.changed']);
    const { revision } = (await world.app.inject({ url: `/api/race/events/${fresh}` })).json().event;
    const deletion = await world.admin.send('DELETE', '/api/race/events', { eventId: fresh });
    await send();

    expect(deletion.statusCode).toBe(200);
    expect(got.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'event.changed', eventId: fresh, version: revision + 1 },
    ]);
    expect((await world.app.inject({ url: `/api/race/events/${fresh}` })).json().code).toBe('event_not_found');
  });

  it('are disabled with a message by the first delivery whose secret the server cannot decrypt, and stay disabled', async () => {
    const { id } = await made();
    const other = sealSecret('otryv_wh_x', { ENCRYPTION_KEY: Buffer.alloc(32, 7), ENCRYPTION_KEYS_OLD: [] });
    await world.connection.collection('webhooks').updateMany({}, { $set: { secret: other } });
    await announce();
    await send();
    const on = await own().send('PUT', '/api/organizer/webhooks', { webhookId: id, isOn: true });

    const [delivery] = await log(id);
    expect([delivery?.state, outcomes(delivery?.attempts), got]).toEqual(['failed', [[null, 'sealed']], []]);
    expect(await list()).toMatchObject([{ isOn: false, givenUpAt: ANCHOR.toISOString() }]);
    expect([on.statusCode, on.json().code]).toEqual([409, 'webhook_sealed']);
    const [message] = (await own().send('GET', '/api/service-messages')).json().data;
    expect(message.text).toContain('удалите этот вебхук и создайте новый');
  });

  it('are disabled when their organizer gets another owner, until that owner enables them', async () => {
    const owner = await world.organizer('given');
    const { data } = (await create(['event.added'], url, owner)).json();
    const next = await world.member('next-owner');
    const change = { organizerId: owner.organizerId, name: 'Клуб given', label: 'given', creatorId: next.id };
    const renamed = { ...change, creatorId: owner.id, name: 'Клуб гостей' };
    expect((await world.admin.send('PUT', '/api/admin/organizers', renamed)).statusCode).toBe(200);
    await announce(owner.organizerId);
    await send();
    const before = got.length;
    expect((await world.admin.send('PUT', '/api/admin/organizers', change)).statusCode).toBe(200);
    await announce(owner.organizerId);
    await send();

    expect([before, got.length]).toEqual([1, 1]);
    expect(await titlesOf(next.browser)).toContain('Вебхуки выключены');
    await next.browser.refresh();
    const on = await next.browser.send('PUT', '/api/organizer/webhooks', { webhookId: data._id, isOn: true });
    expect(on.json().data).toMatchObject({ isOn: true });
    await announce(owner.organizerId);
    await send();
    expect(got).toHaveLength(2);
    await next.browser.send('DELETE', '/api/organizer/webhooks', { webhookId: data._id });
  });

  it('are disabled with a message to the next owner, even if their organizer had none in between', async () => {
    const owner = await world.organizer('ownerless');
    await create(['event.added'], url, owner);
    const next = await world.member('second-owner');
    const change = { organizerId: owner.organizerId, name: 'Клуб ownerless', label: 'ownerless' };
    for (const creatorId of [null, next.id]) {
      const { statusCode } = await world.admin.send('PUT', '/api/admin/organizers', { ...change, creatorId });
      expect(statusCode).toBe(200);
    }

    expect(await titlesOf(next.browser)).toContain('Вебхуки выключены');
  });

  it('are limited to ten per organizer', async () => {
    for (let count = 0; count < 10; count += 1) expect((await create()).statusCode).toBe(201);

    expect((await create()).json().code).toBe('webhooks_full');
  });

  it('are deleted with their organizer, and their deliveries with them', async () => {
    const owner = await world.organizer('short');
    await create(['event.added'], url, owner);
    await announce(owner.organizerId);
    const deletion = { organizerId: owner.organizerId, name: 'Клуб short' };
    expect((await world.admin.send('DELETE', '/api/admin/organizers', deletion)).statusCode).toBe(200);
    await send();

    expect(got).toEqual([]);
    expect(await world.connection.collection('webhookDeliveries').countDocuments()).toBe(0);
  });
});
