import { mongo } from 'mongoose';
import type { SettingFault } from '../../config.ts';

const patienceMs = 3_000;

/** Returns what prevents a database from serving the portal, with the remedy; null if nothing does. */
export async function replicaSetError(
  uri: string,
  database: string | undefined,
): Promise<Omit<SettingFault, 'name'> | null> {
  // The driver's messages name hosts and options: ours name the remedy.
  let client: mongo.MongoClient;
  try {
    client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: patienceMs, connectTimeoutMS: patienceMs });
  } catch {
    return {
      message:
        'cannot be read as an address of MongoDB: percent-encode special characters of the password, and check its options',
    };
  }
  try {
    const { setName, msg } = await client.db('admin').command({ hello: 1 });
    if (!setName && msg !== 'isdbgrid')
      return {
        message: 'leads to a MongoDB that is no replica set: start it with --replSet and run rs.initiate() once',
      };
    await client.db(database).command({ listCollections: 1, nameOnly: true });
    return null;
  } catch (error) {
    if (error instanceof mongo.MongoServerError)
      return {
        message: 'leads to a MongoDB that refuses this user: check name, password, authSource and the role readWrite',
      };
    const message =
      'leads to no MongoDB that answers as this replica set: check the host, the port, replicaSet and that it runs';
    return { message, mayPass: true };
  } finally {
    await client.close();
  }
}
