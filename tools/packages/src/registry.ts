import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmrcOf } from './registrySettings.ts';

/**
 * Registry of this machine, which has the packages published to it, and proxies the registry of npm's settings for the
 * rest.
 */
export interface Registry {
  address: string;
  /** `.npmrc` of a project that installs from it or publishes to it. */
  npmrc: string;
  close: () => Promise<void>;
}

export async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-registry-'));
  const removed = () => rm(folder, { recursive: true, force: true });
  try {
    const server = await listening(folder);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await removed();
    };
    return { address, npmrc: npmrcOf(address), close };
  } catch (error) {
    await removed();
    throw error;
  }
}

async function listening(folder: string): Promise<Server> {
  // It loads slowly, and few importers of this file start it.
  const { runServer } = await import('verdaccio');
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { cwd: folder });
  const configFile = join(folder, 'config.yaml');
  // JSON is YAML.
  await writeFile(configFile, JSON.stringify(configOf(folder, stdout.trim())));
  const server: Server = await runServer(configFile);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function configOf(folder: string, upstream: string) {
  return {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, timeout: '60s', maxage: '1h', cache: false } },
    packages: {
      '@otryv/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  };
}
