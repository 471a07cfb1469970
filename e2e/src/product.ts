import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeThrowawayFolder, type Stack, startStack } from '@otryv/local-stack';

/** The built product with the simulator as its game. */
export interface Product {
  address: string;
  /** Runs a task of the API; resolves to its lines, rejects with them. */
  task: (...args: string[]) => Promise<string[]>;
  /** Password of every account of the simulated game. */
  gamePassword: string;
  /** Requests a special behaviour of the simulator. */
  control: (path: string, body?: object) => Promise<Response>;
  /** Stack that runs it. */
  stack: Stack;
  stop: () => Promise<void>;
}

/** Data folders of a product. */
export interface ProductFolders {
  data: string;
  database: string;
}

/**
 * Starts the product on an empty database, or on a copy of another one's data, which `prepare` may change; removes its
 * data when it stops.
 */
export async function startProduct(
  template?: ProductFolders,
  prepare: (copy: ProductFolders) => Promise<void> = async () => undefined,
): Promise<Product> {
  const folders = { data: await mkdtemp(join(tmpdir(), 'otryv-e2e-')), database: await makeThrowawayFolder() };
  const remove = () =>
    Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })));
  try {
    if (template) {
      await cp(template.data, folders.data, { recursive: true });
      await cp(template.database, folders.database, { recursive: true });
      await prepare(folders);
    }
    const product = await startProductIn(folders);
    return {
      ...product,
      stop: async () => {
        await product.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Starts the product on the data of these folders, which are kept. */
export async function startProductIn({ data, database }: ProductFolders): Promise<Product> {
  const { MONGODB_URI: _uri, GAME_API_URL: _game, ...environment } = process.env;
  const stack = await startStack({
    environment: {
      ...environment,
      OTRYV_DATA: data,
      PORT: '0',
      // Alongside a browser and another worker the server would consider itself overloaded.
      LOOP_DELAY_MS: '0',
      RENDERS_PER_MINUTE: '0',
      // The receivers of tests are on this machine.
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    },
    log: () => undefined,
    database: { folder: database, transactionSeconds: 5 },
  });
  const game = new URL(stack.environment.GAME_API_URL ?? '');
  return {
    address: stack.address,
    stack,
    gamePassword: stack.environment.GAME_PASSWORD ?? '',
    task: (...args) => stack.tasks.run(args),
    control: (path, body) =>
      fetch(new URL(`/control/${path}`, game), {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    stop: stack.stop,
  };
}
