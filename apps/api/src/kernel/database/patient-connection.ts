import mongoose, { type Connection } from 'mongoose';
import type { Config } from '../../config.ts';

/**
 * Connects for work that takes longer than a request timeout: building indexes, exporting, importing.
 *
 * The connection for requests drops a silent server after seconds.
 */
export function connectPatiently({
  MONGODB_URI,
  MONGODB_DATABASE,
}: Pick<Config, 'MONGODB_URI' | 'MONGODB_DATABASE'>): Promise<Connection> {
  return mongoose
    .createConnection(MONGODB_URI, {
      dbName: MONGODB_DATABASE,
      autoIndex: false,
      autoCreate: false,
      socketTimeoutMS: 0,
    })
    .asPromise();
}
