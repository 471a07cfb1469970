import { MongoClient, MongoServerError } from 'mongodb';

const name = 'otryv';

export function uriOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/?replicaSet=${name}&w=majority`;
}

export const replicaSetArguments = ['--replSet', name];

/** Thrown if another program occupied the port before our server did. */
export class PortOfAnother extends Error {}

/**
 * Makes the server at `port` the single, writable member of its replica set, whatever port it had before.
 *
 * Throws PortOfAnother if the responding server has its data in another folder.
 */
export async function formReplicaSet(port: number, folder: string, deadlineMs = 30_000): Promise<void> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: deadlineMs,
  });
  try {
    await client.connect();
    const { parsed } = await client.db('admin').command({ getCmdLineOpts: 1 });
    if (parsed.storage?.dbPath !== folder) throw new PortOfAnother(`port ${port}`);
    await configure(client, `127.0.0.1:${port}`);
    await waitUntilWritable(client, Date.now() + deadlineMs);
  } finally {
    await client.close();
  }
}

async function configure(client: MongoClient, host: string): Promise<void> {
  const admin = client.db('admin');
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    if (config.members.length === 1 && config.members[0].host === host) return;
    const members = [{ ...config.members[0], host }];
    await admin.command({ replSetReconfig: { ...config, members, version: config.version + 1 }, force: true });
  } catch (error) {
    const isNew = error instanceof MongoServerError && error.codeName === 'NotYetInitialized';
    if (!isNew) throw error;
    await admin.command({ replSetInitiate: { _id: name, members: [{ _id: 0, host }] } });
  }
}

async function waitUntilWritable(client: MongoClient, deadline: number): Promise<void> {
  for (;;) {
    const { isWritablePrimary } = await client.db('admin').command({ hello: 1 });
    if (isWritablePrimary) return;
    if (Date.now() > deadline) throw new Error('mongod did not become writable in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whether a server configured by the user is a replica set or a sharded cluster; `null` if it does not respond. */
export async function isReplicaSet(uri: string): Promise<boolean | null> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    await client.connect();
    const hello = await client.db('admin').command({ hello: 1 });
    return Boolean(hello.setName) || hello.msg === 'isdbgrid';
  } catch {
    return null;
  } finally {
    await client.close();
  }
}
