import { openTestBed, Peer, signInReaders, writeMessages } from '@otryv/drill';
import { freePort } from '@otryv/local-stack';
import { expect, test } from '@playwright/test';

const patient = { timeout: 20_000 };

test('notifications written anywhere arrive over the sockets of every process, even after one of them is killed', async () => {
  const testBed = await openTestBed(60_000);
  const port = await freePort();
  const other = `http://127.0.0.1:${port}`;
  const server = await testBed.startServer({ PORT: String(port) });
  try {
    const [reader] = await signInReaders(testBed, 1);
    const token = reader?.token ?? '';
    const options = { token, origin: testBed.address };
    const [stays, moves] = [
      new Peer({ ...options, address: testBed.address }),
      new Peer({ ...options, address: other }),
    ];
    await expect
      .poll(
        () =>
          fetch(`${other}/api/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        patient,
      )
      .toBe(true);
    await Promise.all([stays.connect(), moves.connect()]);
    const write = (text: string) => writeMessages(testBed, reader ? [reader] : [], [text]);

    await write('обоим');
    await expect.poll(() => [stays.missing(['обоим']), moves.missing(['обоим'])], patient).toEqual([[], []]);
    const seen = stays.lists;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ messageId: 'all' });
    await fetch(`${other}/api/service-messages/read`, { method: 'PUT', headers, body });
    await expect.poll(() => stays.lists, patient).toBe(seen + 1);

    server.kill();
    await moves.closed;
    await write('без второго процесса');
    await expect.poll(() => stays.missing(['без второго процесса']), patient).toEqual([]);
    await moves.connect({ address: testBed.address });

    expect(moves.missing(['обоим', 'без второго процесса'])).toEqual([]);
    expect([...moves.doubled, ...stays.doubled]).toEqual([]);
  } finally {
    server.kill();
    await testBed.stop();
  }
});
