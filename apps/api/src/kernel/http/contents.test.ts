import { PassThrough } from 'node:stream';
import { Controller } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { content, endpoint, type Input, multipart } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startEndpoints } from '../../testing/start-endpoints.ts';
import { Endpoint } from './endpoint.decorator.ts';

const shared = { access: 'public', summary: 'A test', errors: [] } as const;
const get = <const Kind extends keyof typeof content>(kind: Kind) =>
  endpoint({ ...shared, method: 'GET', path: `/api/${kind}`, response: content[kind] });
const made = z.object({ name: z.string() });
const described = {
  csv: get('csv'),
  calendar: get('calendar'),
  html: get('html'),
  file: get('file'),
  image: get('image'),
  events: get('events'),
  redirect: get('redirect'),
  away: endpoint({ ...shared, method: 'GET', path: '/api/away', response: content.redirect }),
  nothing: endpoint({ ...shared, method: 'DELETE', path: '/api/nothing', response: content.nothing }),
  old: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/old',
    response: made,
    deprecated: { since: '2026-11-28', sunset: '2027-05-28', instead: 'GET /api/made' },
  }),
  create: endpoint({ ...shared, method: 'POST', path: '/api/made', body: made, response: made, status: 201 }),
  upload: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/upload',
    body: multipart(z.object({ title: z.string().check(z.maxLength(5)) }), ['logo'], 2000),
    response: z.object({ title: z.string(), file: z.nullable(z.string()), size: z.number() }),
  }),
};

@Controller()
class ContentsController {
  @Endpoint(described.csv)
  csv() {
    return 'a;b';
  }
  @Endpoint(described.calendar)
  calendar() {
    return 'BEGIN:VCALENDAR';
  }
  @Endpoint(described.html)
  html() {
    return '<p>';
  }
  @Endpoint(described.file)
  file() {
    return { name: 'результаты.json', type: 'application/json', bytes: new Uint8Array([123, 125]) };
  }
  @Endpoint(described.image)
  image() {
    return new Uint8Array([80, 78, 71]);
  }
  @Endpoint(described.events)
  async *events() {
    yield { event: 'changed', data: { version: 2 }, id: '2' };
    yield { event: 'changed\nx', data: null };
  }
  @Endpoint(described.redirect)
  redirect() {
    return { location: '/race/results' };
  }
  @Endpoint(described.away)
  away() {
    return { location: '//elsewhere.example' };
  }
  @Endpoint(described.nothing)
  nothing() {
    return undefined;
  }
  @Endpoint(described.old)
  old() {
    return { name: 'Холмы' };
  }
  @Endpoint(described.create)
  create({ body }: Input<typeof described.create>) {
    return body;
  }
  @Endpoint(described.upload)
  upload({ body }: Input<typeof described.upload>) {
    const { logo } = body.files;
    return { title: body.fields.title, file: logo?.name ?? null, size: logo?.bytes.length ?? 0 };
  }
}

describe('endpoint content other than JSON', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startEndpoints(ContentsController);
  });
  afterAll(() => app.close());

  it.each([
    { kind: 'csv', type: 'text/csv; charset=utf-8', body: 'a;b' },
    { kind: 'calendar', type: 'text/calendar; charset=utf-8', body: 'BEGIN:VCALENDAR' },
    { kind: 'html', type: 'text/html; charset=utf-8', body: '<p>' },
    { kind: 'file', type: 'application/json', body: '{}' },
    { kind: 'image', type: 'image/png', body: 'PNG' },
  ])('responds with $kind as its own type', async ({ kind, type, body }) => {
    const response = await app.inject({ url: `/api/${kind}` });

    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, type, body]);
  });

  it('names a file, and sends it as an attachment', async () => {
    const { headers } = await app.inject({ url: '/api/file' });

    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('результаты.json')}`,
    );
  });

  it('announces the dates of a deprecated call', async () => {
    const { headers } = await app.inject({ url: '/api/old' });

    expect(headers).toMatchObject({
      deprecation: '@1795824000',
      sunset: 'Fri, 28 May 2027 00:00:00 GMT',
      link: '</api/docs>; rel="deprecation"; type="text/html"',
    });
    expect((await app.inject({ url: '/api/csv' })).headers).not.toHaveProperty('deprecation');
  });

  it('streams each event in a separate frame', async () => {
    const { headers, body } = await app.inject({ url: '/api/events' });

    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(body).toBe('id: 2\nevent: changed\ndata: {"version":2}\n\nevent: changed x\ndata: null\n\n');
  });

  it('redirects within the site, and never to an address without a scheme', async () => {
    const inside = await app.inject({ url: '/api/redirect' });

    expect([inside.statusCode, inside.headers.location]).toEqual([302, '/race/results']);
    expect((await app.inject({ url: '/api/away' })).statusCode).toBe(500);
  });

  it('sends no body with 204, and 201 for a created resource', async () => {
    const made = await app.inject({ method: 'POST', url: '/api/made', payload: { name: 'Ось', extra: 1 } });
    const gone = await app.inject({ method: 'DELETE', url: '/api/nothing' });

    expect([made.statusCode, made.json()]).toEqual([201, { name: 'Ось' }]);
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
  });
});

const refused: { what: string; parts: Record<string, string | Blob>; status: number; code: string }[] = [
  { what: 'a field that is wrong', parts: { title: 'Слишком длинно' }, status: 400, code: 'request_invalid' },
  {
    what: 'a file nobody asked for',
    parts: { title: 'Ось', other: new Blob(['1']) },
    status: 400,
    code: 'request_invalid',
  },
  {
    what: 'more than its limit',
    parts: { title: 'Ось', logo: new Blob(['x'.repeat(2001)]) },
    status: 413,
    code: 'body_too_large',
  },
  {
    what: 'more than its limit in all',
    parts: { title: 'Ось', a: 'x'.repeat(1500), b: 'x'.repeat(1500) },
    status: 413,
    code: 'body_too_large',
  },
];

describe('a form', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startEndpoints(ContentsController);
  });
  afterAll(() => app.close());
  const send = async (parts: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return app.inject({
      method: 'PUT',
      url: '/api/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };

  it('is read with its fields and files', async () => {
    const { statusCode, json } = await send({ title: 'Ось', logo: new Blob(['12345']) });

    expect([statusCode, json()]).toEqual([200, { title: 'Ось', file: 'blob', size: 5 }]);
  });

  it('may omit a file', async () => {
    expect((await send({ title: 'Ось' })).json()).toEqual({ title: 'Ось', file: null, size: 0 });
  });

  it('keeps the typed line breaks, each counted once against the length limit', async () => {
    const { statusCode, json } = await send({ title: 'а\nб\nв' });

    expect([statusCode, json().title]).toEqual([200, 'а\nб\nв']);
  });

  it.each(refused)('is rejected for $what', async ({ parts, status, code }) => {
    const response = await send(parts);

    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('is rejected as JSON', async () => {
    const { statusCode } = await app.inject({ method: 'PUT', url: '/api/upload', payload: { title: 'Ось' } });

    expect(statusCode).toBe(400);
  });

  it('is limited to a few concurrent uploads per sender: slow ones leave the API to others', async () => {
    const head = '--edge\r\nContent-Disposition: form-data; name="title"\r\n\r\nОсь';
    const sendSlowly = () => {
      const payload = new PassThrough();
      payload.write(head);
      const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
      const sent = app.inject({ method: 'PUT', url: '/api/upload', headers, payload }).then((response) => response);
      return { sent, end: () => payload.end('\r\n--edge--\r\n') };
    };
    const arriving = [sendSlowly(), sendSlowly(), sendSlowly()];
    const over = await sendSlowly().sent;
    for (const { end } of arriving) end();

    expect([over.statusCode, over.json().code, over.headers['retry-after']]).toEqual([429, 'too_many_requests', '10']);
    const taken = await Promise.all(arriving.map(({ sent }) => sent));
    expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await send({ title: 'Ось' })).statusCode).toBe(200);
  });
});
