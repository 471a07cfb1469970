import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { ChangeFeed, type ChangeFeedOptions } from './change-feed.ts';

/** Change of any document, with its collection; without one if a whole database changed. */
interface CollectionChange extends mongo.Document {
  ns?: { coll?: string };
}

interface WatchOptions extends Pick<ChangeFeedOptions<CollectionChange>, 'onBreak' | 'onGap' | 'onOpen'> {
  /** Changes of these collections are skipped, unless they match `also`. */
  but: readonly string[];
  also: mongo.Document;
  handle: (collection: string | undefined) => void;
}

/** Reports which collections change, and which are queried. */
@Injectable()
export class CollectionChanges {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether the database is known to be unreachable. */
  get isAway(): boolean {
    return this.connection.readyState !== mongoose.ConnectionStates.connected;
  }

  /**
   * Calls the listener with the collection of every query of any repository, within the asynchronous context of its
   * caller.
   */
  onQuery(listener: (collection: string) => void): void {
    this.connection.on('operation-start', ({ collectionName }: { collectionName: string }) => listener(collectionName));
  }

  /** Reports every change of the database by collection name, from any process: one stream, without documents. */
  feed({ but, also, handle, ...events }: WatchOptions): ChangeFeed<CollectionChange> {
    const { connection } = this;
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
}
