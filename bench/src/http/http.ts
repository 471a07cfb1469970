import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { freePort } from '../../../tools/local-stack/src/index.ts';
import {
  comparedLine,
  countedLine,
  infoLine,
  type Limit,
  type Line,
  milliseconds,
  perSecond,
  short,
} from '../measuring/goal.ts';
import { compare, interleave, middle, ours, type Rounds } from '../measuring/rounds.ts';
import { type Server, startServer } from '../product/pinned.ts';
import { type Product, startProduct } from '../product/product.ts';
import { raceId } from '../product/raceFile.ts';
import { load, type Request } from './load.ts';
import { protocolBytes } from './protocolBytes.ts';
import { browserEncodings, rawGet } from './rawGet.ts';
import { countReads } from './reads.ts';
import { finishers, protocol, small } from './requests.ts';

const page = `/race/results/${raceId}`;

const mostTurns = 40;

type Log = (line: string) => void;

/** P13 to P18, P29: the protocol of a race of 500 as the built API serves it, on a real database. */
export async function* bench(log: Log): AsyncIterable<Line> {
  const product = await startProduct(finishers, log);
  try {
    yield* protocolBytes(product, protocol, log);
    yield* requestsPerSecond(product);
    yield* databaseReads(product);
  } finally {
    await product.stop();
  }
}

interface Peers {
  api: Server;
  express: Server;
  fastify: Server;
  etag: string;
}

async function* requestsPerSecond(product: Product): AsyncIterable<Line> {
  const peers = await startPeers(product);
  const { api, express, fastify, etag } = peers;
  try {
    await checkEqual(peers);
    const get: Request = { path: protocol, headers: { 'accept-encoding': browserEncodings }, status: 200 };
    const hot = await loads(get, { [ours]: api, express, fastify });
    yield line('P13', 'protocol of 500, against Express writing and compressing it', hot, 'express', { atLeast: 200 });
    yield line('P14', 'protocol of 500, against bare Fastify sending the same bytes', hot, 'fastify', {
      atLeast: 0.85,
    });
    yield cpuLine(hot, 'fastify');

    const known = { ...get, headers: { ...get.headers, 'if-none-match': etag }, status: 304 };
    const unchanged = await loads(known, { [ours]: api, fastify });
    yield line('P15', 'answers 304, against bare Fastify', unchanged, 'fastify', { atLeast: 0.85 });
    yield cpuLine(unchanged, 'fastify');

    const ready = { path: page, headers: get.headers, status: 200 };
    const pages = await loads(ready, { [ours]: api, fastify });
    yield line('P29', 'the page of that protocol, against bare Fastify sending the same bytes', pages, 'fastify', {
      atLeast: 0.7,
    });
    yield cpuLine(pages, 'fastify');

    const whole = await loads({ path: small, status: 200 }, { [ours]: api, fastify });
    yield line('P16', 'a small GET through all of Nest, against bare Fastify', whole, 'fastify', { atLeast: 0.45 });
    yield cpuLine(whole, 'fastify');
  } finally {
    await Promise.all([api, express, fastify].map((server) => server.stop()));
  }
}

async function startPeers(product: Product): Promise<Peers> {
  const api = await product.startApi();
  const { body, etag } = await rawGet(`${api.origin}${protocol}`, { 'accept-encoding': browserEncodings });
  const { body: smallBody } = await rawGet(`${api.origin}${small}`);
  const folder = await mkdtemp(join(tmpdir(), 'otryv-bench-http-'));
  const files = {
    PROTOCOL_BYTES: join(folder, 'protocol.br'),
    PROTOCOL_JSON: join(folder, 'protocol.json'),
    PAGE_BYTES: join(folder, 'page.br'),
    SMALL_JSON: join(folder, 'small.json'),
  };
  await writeFile(files.PROTOCOL_BYTES, body);
  await writeFile(files.PROTOCOL_JSON, brotliDecompressSync(body));
  await writeFile(files.SMALL_JSON, smallBody);
  await writeFile(files.PAGE_BYTES, await renderedPage(api));
  const start = async (file: string) =>
    startServer([join(import.meta.dirname, file)], await freePort(), { ...files, PROTOCOL_ETAG: etag });
  return { api, etag, express: await start('expressPeer.ts'), fastify: await start('fastifyPeer.ts') };
}

/** Returns the bytes of the page, once the renderer has started: until then pages are served as the shell. */
async function renderedPage({ origin }: Server): Promise<Buffer> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const { body } = await rawGet(`${origin}${page}`, { 'accept-encoding': 'identity' });
    if (body.includes('<tbody'))
      return (await rawGet(`${origin}${page}`, { 'accept-encoding': browserEncodings })).body;
    await wait(500);
  }
  throw new Error('The page of the protocol is not rendered.');
}

/** Throws unless all servers respond alike. */
async function checkEqual({ api, express, fastify, etag }: Peers): Promise<void> {
  const [mine, written, same] = await Promise.all(
    [api, express, fastify].map(async ({ origin }) => (await fetch(`${origin}${protocol}`)).json()),
  );
  assert.equal(mine.event.results.length, finishers);
  assert.deepEqual(written, mine);
  assert.deepEqual(same, mine);
  for (const { origin } of [api, fastify]) {
    const headers = { 'accept-encoding': browserEncodings, 'if-none-match': etag };
    assert.equal((await rawGet(`${origin}${protocol}`, headers)).status, 304);
  }
  const routes = await Promise.all([api, fastify].map(({ origin }) => rawGet(`${origin}${small}`)));
  assert.deepEqual(JSON.parse(String(routes[0]?.body)), JSON.parse(String(routes[1]?.body)));
}

function loads(request: Request, servers: Record<string, Server>): Promise<Rounds> {
  return interleave(
    Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, () => load(server, request)])),
  );
}

function line(goal: string, what: string, rounds: Rounds, peer: string, limit: Limit): Line {
  return comparedLine({ goal, what, limit, comparison: compare(rounds, peer, 'rate'), format: perSecond });
}

function cpuLine(rounds: Rounds, peer: string): Line {
  const cost = (name: string) => `${short(middle(rounds, name, 'cpuUs'))} µs`;
  return infoLine('  its CPU time a request', cost(ours), cost(peer));
}

async function* databaseReads({ environment }: Product): AsyncIterable<Line> {
  const paths = [protocol, `/api/race/events/${raceId}`, '/api/race/events?started=true', small];
  const { reads, coldMs, hotMs, totalDocsExamined, isIndexed, countsHydrations } = await countReads(
    environment,
    raceId,
    paths,
  );
  assert.ok(countsHydrations && isIndexed && totalDocsExamined === 1, 'The protocol is not one indexed read.');
  yield infoLine('the bytes of a protocol: cold (one Mongo document), hot', milliseconds(coldMs), milliseconds(hotMs));
  for (const [path, { commands, hydrations, hotCommands }] of Object.entries(reads)) {
    const of = path.replace(String(raceId), '{id}').split('?')[0];
    const state = path === protocol ? ', cold' : '';
    const goal = 'P17';
    yield countedLine({
      goal,
      what: `database reads of GET ${of}${state}`,
      limit: { atMost: 1 },
      ours: commands.length,
    });
    if (path === protocol)
      yield countedLine({
        goal,
        what: `database reads of GET ${of}, hot`,
        limit: { atMost: 0 },
        ours: hotCommands.length,
      });
    yield countedLine({ goal, what: `documents hydrated by GET ${of}`, limit: { atMost: 0 }, ours: hydrations });
  }
}
