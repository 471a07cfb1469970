import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, freePort } from '../../../tools/local-stack/src/index.ts';
import { comparedLine, countedLine, infoLine, type Line, milliseconds, short } from '../measuring/goal.ts';
import { compare, interleave, median, middle, ours, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { percentile } from '../measuring/times.ts';
import { cores, pinned, startServer } from '../product/pinned.ts';

const count = 5_000;
const broadcasts = 5;
const bytesPerKib = 1_024;
const kibibytes = (value: number) => `${short(value)} KiB`;

/** P19: a frame to 5,000 sockets, and the memory per socket, against a plain loop over bare `ws`. */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  await build(log, (name) => name === 'race' || name === 'contract' || name === 'api');
  const peer = 'a plain ws loop';
  const rounds = await interleave(
    { [ours]: () => measure('oursServer.ts'), [peer]: () => measure('wsServer.ts') },
    wanted,
  );
  const comparison = compare(rounds, peer, 'p99Ms');
  const what = `a frame to ${count} sockets, p99, against a plain loop over bare ws`;
  yield comparedLine({ goal: 'P19', what, limit: { atMost: 1 }, comparison, format: milliseconds });
  const [mine, theirs] = [middle(rounds, ours, 'kibPerSocket'), middle(rounds, peer, 'kibPerSocket')];
  yield countedLine({
    goal: 'P19',
    what: 'memory of a socket, signed in and kept by its user',
    limit: { atMost: 10 },
    ours: mine,
    format: kibibytes,
  });
  yield infoLine('  a socket of bare ws', kibibytes(mine), kibibytes(theirs));
}

/** Starts a server, opens its sockets and sends to all of them. */
async function measure(file: string): Promise<Sample> {
  const port = await freePort();
  const server = await startServer([join(import.meta.dirname, file)], port);
  const before = await server.rssBytes();
  const [command, args] = pinned(cores.load, [
    process.execPath,
    join(import.meta.dirname, 'driver.ts'),
    String(port),
    String(count),
  ]);
  const driver = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    await once(driver, 'message');
    const kibPerSocket = ((await server.rssBytes()) - before) / count / bytesPerKib;
    const p99s: number[] = [];
    for (let turn = 0; turn < broadcasts; turn += 1) {
      const arrived = once(driver, 'message');
      server.send('broadcast');
      const [times = []]: number[][] = await arrived;
      p99s.push(percentile(times, 0.99));
    }
    return { kibPerSocket, p99Ms: median(p99s) };
  } finally {
    driver.kill('SIGKILL');
    await server.stop();
  }
}
