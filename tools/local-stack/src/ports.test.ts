import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, isFree } from './ports.ts';

describe('freePort', () => {
  it('returns the preferred port while it is free, else another one', async () => {
    const port = await freePort();
    expect(port, 'assigned by the system to outgoing connections too').toBeLessThan(32_768);
    expect(await freePort(port)).toBe(port);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

    expect(await isFree(port)).toBe(false);
    expect(await freePort(port)).not.toBe(port);

    await new Promise((resolve) => server.close(resolve));
  });
});
