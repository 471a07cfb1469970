import { freePort } from '../../../tools/local-stack/src/index.ts';
import { load, type Request } from '../http/load.ts';
import { browserEncodings, rawGet } from '../http/rawGet.ts';
import { finishers, protocol, small } from '../http/requests.ts';
import { comparedLine, type Line, short } from '../measuring/goal.ts';
import { compare, ours, type Rounds, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import type { Server } from '../product/pinned.ts';
import { startProduct } from '../product/product.ts';
import { raceId } from '../product/raceFile.ts';

const usualRounds = 10;

/**
 * Measures the cost of metrics: the CPU time of the requests of P14 to P16 with them, against the same API without
 * them.
 */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  const product = await startProduct(finishers, log);
  log('Importing its results …');
  await product.task('result', 'import', String(raceId), '--fast');
  const port = await freePort();
  const measuring = await product.startApi({ METRICS_PORT: String(port) });
  const plain = await product.startApi();
  const again = await product.startApi();
  try {
    const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`).then((response) => response.text());
    const headers = { 'accept-encoding': browserEncodings };
    const { etag } = await rawGet(`${plain.origin}${protocol}`, headers);
    const requests: [string, Request][] = [
      ['P14, protocol of 500', { path: protocol, headers, status: 200 }],
      ['P15, answers 304', { path: protocol, headers: { ...headers, 'if-none-match': etag }, status: 304 }],
      ['P16, a small GET through all of Nest', { path: small, status: 200 }],
    ];
    for (const [what, request] of requests) {
      const comparison = compare(await sideBySide(request, { measuring, plain, again }, wanted), 'plain', 'cpuUs');
      const format = (us: number) => `${short(us)} µs`;
      yield comparedLine({
        goal: '',
        what: `${what}: CPU time with metrics`,
        limit: { atMost: 1.05 },
        comparison,
        format,
      });
    }
    if (!(await scrape()).includes('http_server_request_duration_seconds_count{http_route="/api/race/results/:id"'))
      throw new Error('The API with metrics measured nothing.');
  } finally {
    await Promise.all([measuring, plain, again].map((server) => server.stop()));
    await product.stop();
  }
}

interface Contenders {
  measuring: Server;
  plain: Server;
  /** Identical to the plain one: the difference of the two is the noise of the machine. */
  again: Server;
}

/**
 * Runs all of them in the same seconds on the same core: a few per cent are less than one minute differs from the next.
 */
async function sideBySide(
  request: Request,
  { measuring, plain, again }: Contenders,
  { rounds = usualRounds, warmUps = 1 }: RoundsWanted,
): Promise<Rounds> {
  const [mine, theirs, repeated]: [Sample[], Sample[], Sample[]] = [[], [], []];
  for (let round = -warmUps; round < rounds; round++) {
    const [one, other, guard] = await Promise.all([
      load(measuring, request),
      load(plain, request),
      load(again, request),
    ]);
    if (round < 0) continue;
    mine.push(one);
    theirs.push(other);
    repeated.push(guard);
  }
  return {
    samples: new Map([
      [ours, mine],
      ['plain', theirs],
    ]),
    repeated: new Map([['plain', repeated]]),
  };
}
