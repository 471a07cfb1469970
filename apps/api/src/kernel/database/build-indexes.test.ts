import { connect, createServer, type Server } from 'node:net';
// biome-ignore lint/plugin: The database of this test is slow.
import { setTimeout as wait } from 'node:timers/promises';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';

/** Longer than the request connection waits for a silent server. */
const buildMs = 6_000;

describe('a server start', () => {
  let proxy: Server;

  afterEach(() => proxy.close());

  /** Prepares the test's database so that creating the first collection or index is slow. */
  async function slowToBuild(): Promise<string> {
    const { port } = new URL(inject('mongoUri').replace('mongodb:', 'http:'));
    let isBuilding = false;
    proxy = createServer((client) => {
      const server = connect(Number(port), '127.0.0.1');
      let delayed: Promise<unknown> = Promise.resolve();
      client.on('data', (bytes) => {
        const isMade = ['createIndexes', '\x02create\x00'].some((command) => bytes.includes(command));
        if (!isBuilding && isMade) {
          isBuilding = true;
          delayed = wait(buildMs);
        }
        server.write(bytes);
      });
      server.on('data', (bytes) => {
        delayed = delayed.then(() => client.write(bytes));
      });
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        one.on('error', () => undefined);
        one.on('close', () => other.destroy());
      }
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    return `mongodb://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/?directConnection=true&w=majority`;
  }

  it('waits for collections and indexes that take longer than a request timeout, and creates all', async () => {
    const app = await startApi({ MONGODB_URI: await slowToBuild() });
    const { models } = app.get<Connection>(getConnectionToken());
    const differences = await Promise.all(
      Object.values(models).map(async (model) => {
        const { toDrop, toCreate } = await model.diffIndexes();
        return { collection: model.collection.name, toDrop, toCreate };
      }),
    );
    const made = (await app.get<Connection>(getConnectionToken()).listCollections()).map(({ name }) => name);
    await app.close();

    expect(made).toEqual(expect.arrayContaining(Object.values(models).map(({ collection }) => collection.name)));
    expect(differences.flatMap(({ toCreate }) => toCreate)).toEqual([]);
    // A collection with two models has the indexes of both.
    const byCollection = [...Map.groupBy(differences, ({ collection }) => collection).values()];
    const nobodys = byCollection.flatMap(([first, ...others]) =>
      (first?.toDrop ?? []).filter((name) => others.every(({ toDrop }) => toDrop.includes(name))),
    );
    expect(nobodys).toEqual([]);
    expect(Object.keys(models).length).toBeGreaterThan(5);
  });
});
