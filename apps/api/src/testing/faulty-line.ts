import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Whole, silent, or cut or stalled after this many bytes in either direction. */
type Quality = 'whole' | 'silent' | { cutAfter: number } | { stallAfter: number };

export interface FaultyLine {
  url: string;
  /** Sets the quality of future connections; existing ones are closed. */
  become: (quality: Quality) => void;
  close: () => Promise<void>;
}

/** Opens a proxy between a client and a server that a test can disturb. */
export async function faultyLine(target: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let quality: Quality = 'whole';
  const server = createServer((near) => {
    const kept = (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
      return socket;
    };
    kept(near);
    if (quality === 'silent') return;
    const far = kept(connect(Number(port), hostname));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (quality === 'whole') {
      near.pipe(far).pipe(near);
      return;
    }
    const isStalled = 'stallAfter' in quality;
    let left = 'stallAfter' in quality ? quality.stallAfter : quality.cutAfter;
    const pass = (to: Socket) => (bytes: Buffer) => {
      to.write(bytes.subarray(0, Math.max(left, 0)));
      left -= bytes.length;
      if (left <= 0 && !isStalled) to.end(() => near.destroy());
    };
    near.on('data', pass(far));
    far.on('data', pass(near));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    become: (next) => {
      quality = next;
      endAll();
    },
    close: async () => {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
