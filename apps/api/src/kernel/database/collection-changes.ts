import type { Connection, mongo } from 'mongoose';
import { ChangeFeed, type ChangeFeedOptions } from './change-feed.ts';

/** A change of any document, by its collection; by none where a whole database changed. */
export interface CollectionChange extends mongo.Document {
  ns?: { coll?: string };
}

interface CollectionChangesOptions extends Pick<ChangeFeedOptions<CollectionChange>, 'onBreak' | 'onGap' | 'onOpen'> {
  /** Of these collections no change is handled, unless it matches `also`. */
  but: readonly string[];
  also: mongo.Document;
  handle: (collection: string | undefined) => void;
}

/** Every change of the database by the name of its collection, of any process: one stream, which carries no documents. */
export function collectionChanges(
  connection: Connection,
  { but, also, handle, ...events }: CollectionChangesOptions,
): ChangeFeed<CollectionChange> {
  const pipeline = [{ $match: { $or: [{ 'ns.coll': { $nin: but } }, also] } }, { $project: { 'ns.coll': 1 } }];
  return new ChangeFeed<CollectionChange>({
    ...events,
    name: 'changes of collections',
    connection,
    open: (position) =>
      connection.getClient().db(connection.name).watch<mongo.Document, CollectionChange>(pipeline, position),
    handle: ({ ns }) => handle(ns?.coll),
  });
}
