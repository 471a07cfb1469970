import { spawn } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, root } from '@otryv/local-stack';
import { installCommand, type Manager, type Registry, withoutRegistries } from '@otryv/packages';
import { run } from './consumer.ts';

export interface ClubSite {
  /** Folder that does not exist yet. */
  folder: string;
  /** Folders below e2e whose files it begins with. */
  files: readonly string[];
  manager: Manager;
  registry: Registry;
  /** Third-party libraries with their versions. */
  libraries: Record<string, string>;
  /** Packages that a reader of the README installs. */
  ours: readonly string[];
}

/** Creates a project outside the workspace and installs our packages from the registry into it. */
export async function makeClubSite({ folder, files, manager, registry, libraries, ours }: ClubSite): Promise<void> {
  await mkdir(folder);
  for (const path of files) await cp(join(root, 'e2e', path), folder, { recursive: true });
  await writeFile(join(folder, '.npmrc'), registry.npmrc);
  const manifest = { name: 'club', private: true, type: 'module', dependencies: libraries };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const [program, ...args] = await installCommand(manager, registry, ours);
  await run(program, args, { cwd: folder, env: withoutRegistries(process.env) });
}

/**
 * Serves a site by its own server: by a tool that it installed, on a free port, or by `node`, on the port that the
 * server selects and prints. `stop` throws the output of a failed server.
 */
export async function serveClubSite(
  folder: string,
  [tool = '', ...args]: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) {
  const isNode = tool === 'node';
  const port = isNode ? '0' : String(await freePort());
  const program = isNode ? process.execPath : join(folder, 'node_modules/.bin', tool);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: port, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const printed = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const [address] = /http:\/\/localhost:\d+(?=\/?\s)/.exec(output) ?? [];
      if (address) printed.resolve(`${address}/`);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
  });
  const stop = async () => {
    const hasFailed = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    child.kill();
    await ended;
    if (hasFailed) throw new Error(`${tool} ended before it was stopped:\n${output}`);
  };
  const address = isNode ? await Promise.race([printed.promise, ended.then(stop)]) : `http://localhost:${port}/`;
  return { address: address ?? '', stop, output: () => output };
}
