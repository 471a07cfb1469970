import { once } from 'node:events';
import { createServer, connect as open, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { errors, type FaultKind, lateConcern, slowMs, stallMs } from './faultKinds.ts';
import { abortOf, bodyOf, MessageSplitter, repliesTo, replyTo, requestIdOf } from './wireMessages.ts';

/** Proxy between servers and mongod that forwards everything, except the writes it is armed to break. */
export interface FaultProxy {
  /** Returns the address of the database through the proxy; `options` are appended to the query. */
  uri: (options?: string) => string;
  /** Breaks the given number of next writes, after those that are skipped. */
  arm: (kind: FaultKind, range: FaultRange) => void;
  /** Disarms the proxy; returns the number of writes sent meanwhile. */
  disarm: () => number;
  close: () => Promise<void>;
}

export interface FaultRange {
  skipped: number;
  times: number;
}

interface Armed extends FaultRange {
  kind: FaultKind;
}

const writes = new Set(['insert', 'update', 'findAndModify', 'delete']);
const collection = 'users';

export async function startFaultProxy(target: URL): Promise<FaultProxy> {
  let armed: Armed | null = null;
  let sent = 0;
  const sockets = new Set<Socket>();

  /** Returns the error to inject into the current write; `null` for anything else. */
  function faultOf(message: Buffer): FaultKind | null {
    if (!armed) return null;
    const body = bodyOf(message);
    const name = Object.keys(body ?? {})[0] ?? '';
    const isWrite = name === 'commitTransaction' || (writes.has(name) && body?.[name] === collection);
    if (!isWrite) return null;
    sent += 1;
    return sent > armed.skipped && sent <= armed.skipped + armed.times ? armed.kind : null;
  }

  const server = createServer((client) => {
    const upstream = open(Number(target.port), target.hostname);
    const replies = new Map<number, FaultKind>();
    const [fromClient, fromServer] = [new MessageSplitter(), new MessageSplitter()];
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.once('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (bytes: Buffer) => {
      for (const message of fromClient.add(bytes)) {
        const kind = faultOf(message);
        if (kind === null) upstream.write(message);
        else breakRequest(kind, message, { client, upstream, replies });
      }
    });
    upstream.on('data', (bytes: Buffer) => {
      for (const message of fromServer.add(bytes)) {
        const kind = replies.get(repliesTo(message));
        replies.delete(repliesTo(message));
        breakReply(kind, message, client);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    uri: (options = '') => `mongodb://127.0.0.1:${port}/?directConnection=true&w=majority${options}`,
    arm: (kind, range) => {
      armed = { kind, ...range };
      sent = 0;
    },
    disarm: () => {
      armed = null;
      return sent;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Passage {
  client: Socket;
  upstream: Socket;
  /** Requests whose replies to break. */
  replies: Map<number, FaultKind>;
}

function breakRequest(kind: FaultKind, message: Buffer, { client, upstream, replies }: Passage): void {
  const error = errors[kind];
  if (kind === 'not primary' && isCommit(message)) {
    // A primary that steps down aborts its transactions: one left open would lock its documents for a minute.
    replies.set(requestIdOf(message), kind);
    upstream.write(abortOf(message));
  } else if (error) {
    client.write(replyTo(requestIdOf(message), error));
  } else if (kind === 'cut') {
    client.destroy();
  } else if (kind === 'stall' || kind === 'pool exhausted') {
    void wait(kind === 'stall' ? stallMs : slowMs).then(() => upstream.writable && upstream.write(message));
  } else {
    replies.set(requestIdOf(message), kind);
    upstream.write(message);
  }
}

function isCommit(message: Buffer): boolean {
  return bodyOf(message)?.commitTransaction !== undefined;
}

function breakReply(kind: FaultKind | undefined, message: Buffer, client: Socket): void {
  const error = kind && errors[kind];
  if (error) {
    client.write(replyTo(repliesTo(message), error));
  } else if (kind === 'reset mid-reply') {
    client.write(message.subarray(0, message.length / 2), () => client.resetAndDestroy());
  } else if (kind === 'write concern') {
    client.write(replyTo(repliesTo(message), { ...bodyOf(message), ...lateConcern }));
  } else {
    client.write(kind === 'doubled reply' ? Buffer.concat([message, message]) : message);
  }
}
