import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OwnServer {
  address: string;
  stop: () => Promise<void>;
}

/** Starts a server of a test, on a free port of this machine. */
export async function startOwnServer(listener: RequestListener): Promise<OwnServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
