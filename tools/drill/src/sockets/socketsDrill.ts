import { setTimeout as wait } from 'node:timers/promises';
import { openTestBed, type TestBed } from '../kills/testBed.ts';
import { Peer } from './peer.ts';
import { type Reader, signInReaders, writeMessages } from './readers.ts';

export interface SocketsDrill {
  /** Number of sockets. */
  clients: number;
  /** Duration in seconds. */
  seconds: number;
  log: (line: string) => void;
}

const lockMs = 60_000;
// A user has ten at most: two are left for the peers that die.
const socketsOfReader = 8;
const reconnectsPerSecond = 300;
const stormMs = 30_000;
const mostDeadMs = 60_000;
/** More than a list has: a browser that was away receives them only by resuming from its last message id. */
const missedWhileAway = 30;
const shareOfDead = 10;
const mostTries = 20;
const deliveryMs = 30_000;

/**
 * Holds sockets, reconnects them, kills some and writes messages all the time; resolves to lost messages and leaked
 * sockets.
 */
export async function socketsDrill({ clients, seconds, log }: SocketsDrill): Promise<string[]> {
  const testBed = await openTestBed(lockMs);
  try {
    const readers = await signInReaders(testBed, Math.ceil(clients / socketsOfReader));
    log(`${readers.length} readers are signed in.`);
    const peers = Array.from({ length: clients }, (_, index) => peerOf(testBed, readers, index));
    await connectAll(peers);
    log(`${clients} sockets are open.`);
    const texts: string[] = [];
    const write = async (count: number) => {
      const more = Array.from({ length: count }, (_, index) => `№${texts.length + index + 1}`);
      await writeMessages(testBed, readers, more);
      texts.push(...more);
    };

    const lostWhileHeld = await hold(peers, seconds, () => write(1));
    const reconnected = await storm(peers, () => write(3));
    log(`${reconnected} reconnects in ${stormMs / 1000} s at ${reconnectsPerSecond} a second at most.`);
    await missSome(peers, () => write(missedWhileAway));
    const faults = await missingOf(peers, texts);
    log(`${texts.length} messages to each reader; ${faults.length} sockets lack one or got one twice.`);
    const dead = await timeOfDeath(testBed, readers, Math.ceil(clients / shareOfDead));
    log(`${dead.count} dead peers were closed within ${dead.slowestMs} ms, ${dead.left} were not.`);
    return [
      ...(lostWhileHeld > 0 ? [`${lostWhileHeld} sockets were closed while they were held`] : []),
      ...faults,
      ...(dead.left > 0 ? [`${dead.left} dead peers are still held after ${mostDeadMs} ms`] : []),
    ];
  } finally {
    await testBed.stop();
  }
}

function peerOf({ address }: TestBed, readers: readonly Reader[], index: number, answersPings = true): Peer {
  const token = readers[index % readers.length]?.token ?? '';
  return new Peer({ address, origin: address, token, answersPings });
}

async function connectAll(peers: readonly Peer[]): Promise<void> {
  const atOnce = 50;
  for (let first = 0; first < peers.length; first += atOnce) {
    await Promise.all(peers.slice(first, first + atOnce).map((peer) => peer.connect()));
  }
}

/** Holds the sockets and writes occasionally; resolves to the number of sockets that did not stay open. */
async function hold(peers: readonly Peer[], seconds: number, write: () => Promise<void>): Promise<number> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    await write();
    await wait(Math.min(60_000, Math.max(0, until - Date.now())));
  }
  return peers.filter(({ isOpen }) => !isOpen).length;
}

/** Breaks and reconnects sockets while messages are written; resolves to their number. */
async function storm(peers: readonly Peer[], write: () => Promise<void>): Promise<number> {
  const until = Date.now() + stormMs;
  const stepMs = 100;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await write();
  })();
  const connecting: Promise<void>[] = [];
  for (let turn = 0; Date.now() < until; turn += 1) {
    const perStep = (reconnectsPerSecond * stepMs) / 1000;
    for (let index = 0; index < perStep; index += 1) {
      const peer = peers[(turn * perStep + index) % peers.length];
      if (!peer?.isOpen) continue;
      peer.drop();
      connecting.push(reconnect(peer));
    }
    await wait(stepMs);
  }
  await Promise.all(connecting);
  isOver = true;
  await writing;
  return connecting.length;
}

/**
 * Reconnects as browsers do, which retry after half a second: the server may not have detected the broken socket yet.
 */
async function reconnect(peer: Peer): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await peer.connect();
    } catch (error) {
      if (turn === mostTries) throw error;
      await wait(500);
    }
  }
}

/** Disconnects every tenth socket while more is written than a list has. */
async function missSome(peers: readonly Peer[], write: () => Promise<void>): Promise<void> {
  const away = peers.filter((_, index) => index % 10 === 0);
  for (const peer of away) peer.drop();
  await write();
  await Promise.all(away.map((peer) => reconnect(peer)));
}

async function missingOf(peers: readonly Peer[], texts: readonly string[]): Promise<string[]> {
  const until = Date.now() + deliveryMs;
  while (Date.now() < until && peers.some((peer) => peer.missing(texts).length > 0)) await wait(500);
  return peers.flatMap((peer, index) => [
    ...peer.missing(texts).map((text) => `socket ${index} lacks ${text}`),
    ...peer.doubled.map((text) => `socket ${index} has ${text} twice`),
  ]);
}

/** Opens sockets that answer no pings, and waits until the server has closed them. */
async function timeOfDeath(testBed: TestBed, readers: readonly Reader[], count: number) {
  const dead = Array.from({ length: count }, (_, index) => peerOf(testBed, readers, index, false));
  await connectAll(dead);
  const began = Date.now();
  const ends = dead.map((peer) => peer.closed.then(() => Date.now() - began));
  const all = await Promise.all(ends.map((end) => Promise.race([end, wait(mostDeadMs, null, { ref: false })])));
  const closed = all.flatMap((ms) => ms ?? []);
  return { count, slowestMs: Math.max(0, ...closed), left: count - closed.length };
}
