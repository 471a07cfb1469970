import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeThrowawayFolder, type Stack, startStack } from '@otryv/local-stack';

/** The built product on an empty database, with the simulator as its game. */
export interface Product {
  address: string;
  /** Runs a task of the API's command line; answers its lines, rejects with them. */
  task: (...words: string[]) => Promise<string[]>;
  /** Of every account of the simulated game. */
  gamePassword: string;
  /** Requests a special behaviour of the simulator. */
  control: (path: string, body?: object) => Promise<Response>;
  /** What runs it. */
  stack: Stack;
  stop: () => Promise<void>;
}

export async function startProduct(): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'otryv-e2e-'));
  const folder = await makeThrowawayFolder();
  const remove = () => Promise.all([data, folder].map((each) => rm(each, { recursive: true, force: true })));
  const { MONGODB_URI: _uri, GAME_API_URL: _game, ...environment } = process.env;
  const stack = await startStack({
    environment: { ...environment, OTRYV_DATA: data, PORT: '0' },
    say: () => undefined,
    database: { folder, transactionSeconds: 5 },
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const game = new URL(stack.environment.GAME_API_URL ?? '');
  return {
    address: stack.address,
    stack,
    gamePassword: stack.environment.GAME_PASSWORD ?? '',
    task: (...words) => stack.tasks.run(words),
    control: (path, body) =>
      fetch(new URL(`/control/${path}`, game), {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    stop: async () => {
      await stack.stop();
      await remove();
    },
  };
}
