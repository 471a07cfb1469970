import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../ports.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { findMongod } from './findMongod.ts';
import { runMongod } from './runMongod.ts';

const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Creates a mongod that logs these lines and stops. */
async function dyingMongod(text: string) {
  const binary = join(await temporaryFolder(), 'mongod');
  // The log is the value of the option --logpath.
  await writeFile(binary, `#!/bin/sh\nwhile [ "$1" != --logpath ]; do shift; done\necho '${text}' >> "$2"\nexit 14\n`);
  await chmod(binary, 0o755);
  return { binary, version: '8.0.0', from: 'a test' };
}

describe('runMongod', { timeout: 90_000 }, () => {
  it.each([
    ['No space left on device', /the disk is full, free some space/],
    ['DBPathInUse: Unable to lock', /another mongod is using this folder/],
    ['{"error":"Permission denied"}', /its folder cannot be written/],
    ['something new', /see .*mongod\.log/],
  ])('reports why mongod stopped immediately: %s', async (text, reason) => {
    const run = runMongod(await dyingMongod(text), { folder: await temporaryFolder() });

    await expect(run).rejects.toThrow(reason);
  });

  it('does not repeat the errors of an earlier run', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'mongod.log'), 'DBPathInUse: Unable to lock\nNo space left on device\n');

    await expect(runMongod(await dyingMongod('something new'), { folder })).rejects.toThrow(/see .*mongod\.log/);
  });

  it('is not restarted on a disk that has become full', async () => {
    const { binary, ...mongod } = await findMongod();
    const folder = await temporaryFolder();
    // Its second start finds no space.
    const script = `#!/bin/sh
if [ -e '${folder}/started' ]; then
  while [ "$1" != --logpath ]; do shift; done
  echo 'No space left on device' >> "$2"; exit 14
fi
touch '${folder}/started'; exec '${binary}' "$@"
`;
    const program = join(await temporaryFolder(), 'mongod');
    await writeFile(program, script);
    await chmod(program, 0o755);
    const falls: string[] = [];
    const server = await runMongod({ ...mongod, binary: program }, { folder, onFall: (reason) => falls.push(reason) });
    stops.push(server.stop);

    process.kill(server.pid() ?? 0, 'SIGKILL');

    expect(await server.ended).toBe('the disk is full, free some space and start again.');
    expect(falls).toHaveLength(1);
  });

  it('assigns separate ports and data to two servers that request the same port', async () => {
    const mongod = await findMongod();
    const port = await freePort();

    const servers = await Promise.all(
      [temporaryFolder(), temporaryFolder()].map(async (each) => runMongod(mongod, { folder: await each, port })),
    );
    stops.push(...servers.map(({ stop }) => stop));

    expect(new Set(servers.map((server) => server.port)).size).toBe(2);
    expect(new Set(servers.map((server) => server.pid())).size).toBe(2);
  });
});
