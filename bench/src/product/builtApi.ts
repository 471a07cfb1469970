import { createRequire } from 'node:module';
import { join } from 'node:path';

const api = join(import.meta.dirname, '../../../apps/api');
const fromApi = createRequire(join(api, 'package.json'));

/** Imports a module of the built API. */
export const fromDist = (path: string) => import(join(api, 'dist', path));

/** Imports the Mongoose that the built API uses. */
export async function apiMongoose() {
  const { default: mongoose } = await import(fromApi.resolve('mongoose'));
  return mongoose;
}

/** Creates the built API in this process, with its connection to MongoDB; the client emits an event per command. */
export async function createBuiltApi() {
  const mongoose = await apiMongoose();
  const { createApp } = await fromDist('create-app.js');
  const { readConfig } = await fromDist('config.js');
  const uri = `${process.env.MONGODB_URI}&monitorCommands=true`;
  const app = await createApp(readConfig({ ...process.env, MONGODB_URI: uri }));
  const connection = mongoose.connections.find(({ readyState }: { readyState: number }) => readyState === 1);
  let isWatched = false;
  connection.getClient().once('commandStarted', () => {
    isWatched = true;
  });
  await connection.db.command({ ping: 1 });
  // A broken counter would report 0 as well.
  if (!isWatched) throw new Error('The client emits no events of its commands.');
  return { app, connection };
}
