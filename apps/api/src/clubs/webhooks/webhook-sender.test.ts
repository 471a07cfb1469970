import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebhookSender } from './webhook-sender.ts';

const message = { body: '{"a":1}', headers: { 'content-type': 'application/json', 'otryv-event': 'test' } };
const open: { end: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { end } of open.splice(0)) await end();
});

function aSender(WEBHOOK_ALLOW_LOOPBACK = true): WebhookSender {
  const sender = new WebhookSender({ WEBHOOK_ALLOW_LOOPBACK });
  open.push({ end: () => sender.onModuleDestroy() });
  return sender;
}

/** Starts a server on this machine; returns its address. */
async function aReceiver(respond: RequestListener): Promise<string> {
  const server: Server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    end: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hooks`;
}

describe('a webhook delivery', () => {
  it('is posted unchanged', async () => {
    const got: unknown[] = [];
    const url = await aReceiver((request, response) => {
      const { method, headers } = request;
      request.on('data', (body) => got.push(method, headers['otryv-event'], String(body)));
      request.on('end', () => response.writeHead(204).end());
    });

    expect(await aSender().send(url, message)).toMatchObject({ status: 204, fault: null });
    expect(got).toEqual(['POST', 'test', message.body]);
  });

  it.each([
    [302, 'redirected'],
    [410, 'refused'],
    [500, 'refused'],
  ])('fails with status %i, whose redirect is not followed', async (status, fault) => {
    const asked = vi.fn<(path: string | undefined) => void>();
    const url = await aReceiver((request, response) => {
      asked(request.url);
      response.writeHead(status, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    });

    expect(await aSender().send(url, message)).toMatchObject({ status, fault });
    expect(asked.mock.calls).toEqual([['/hooks']]);
  });

  it('fails if the response is longer than 64 kB', async () => {
    const url = await aReceiver((_, response) => response.end(Buffer.alloc(64 * 1024 + 1)));

    expect(await aSender().send(url, message)).toMatchObject({ status: 200, fault: 'too_big' });
  });

  it('fails if the whole response takes too long, even one that drips', async () => {
    const silent = await aReceiver(() => undefined);
    const dripping = await aReceiver((_, response) => response.writeHead(200).write('.'));

    expect(await aSender().send(silent, message, 50)).toMatchObject({ status: null, fault: 'timeout' });
    // Its status may or may not arrive within that time.
    expect(await aSender().send(dripping, message, 50)).toMatchObject({ fault: 'timeout' });
  });

  it('fails if the server hangs up', async () => {
    const url = await aReceiver((request) => request.socket.destroy());

    expect(await aSender().send(url, message)).toMatchObject({ status: null, fault: 'unreachable' });
  });

  it('is not sent to any name of this machine, in any spelling', async () => {
    const asked = vi.fn<RequestListener>();
    const { port } = new URL(await aReceiver(asked));
    const sent = await Promise.all(
      ['localhost', 'localhost.', '127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:7f00:1]'].map(
        async (host) => (await aSender(false).send(`https://${host}:${port}/`, message)).fault,
      ),
    );

    // Some machines do not resolve the name with a dot.
    expect(sent.filter((fault) => fault !== 'blocked' && fault !== 'unresolved')).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a webhook address', () => {
  it.each([
    'http://club.example/',
    'ftp://club.example/',
    'javascript:alert(1)',
    'club.example',
    'https://',
    'https://name:pass@club.example/',
    'https://name@club.example/',
    'https://club.example:80/',
    'https://club.example:22/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://2130706433/',

    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
  ])('is rejected: %s', (address) => {
    expect(aSender(false).isSendable(address)).toBe(false);
  });

  it.each(['https://club.example/hooks?key=1', 'https://club.example:8443/', 'https://8.8.8.8/'])(
    'is accepted: %s',
    (address) => {
      expect(aSender(false).isSendable(address)).toBe(true);
    },
  );
});
