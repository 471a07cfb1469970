import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { ChangeFeed, type ChangeFeedOptions } from './change-feed.ts';

/** A change of any document, by its collection; by none where a whole database changed. */
interface CollectionChange extends mongo.Document {
  ns?: { coll?: string };
}

interface WatchOptions extends Pick<ChangeFeedOptions<CollectionChange>, 'onBreak' | 'onGap' | 'onOpen'> {
  /** Of these collections no change is handled, unless it matches `also`. */
  but: readonly string[];
  also: mongo.Document;
  handle: (collection: string | undefined) => void;
}

/** Which collections change, and which ones are queried. */
@Injectable()
export class CollectionChanges {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether the database is known to be out of reach. */
  get isAway(): boolean {
    return this.connection.readyState !== mongoose.ConnectionStates.connected;
  }

  /** Calls with the collection of every query of any repository, within the asynchronous context of its caller. */
  onQuery(listener: (collection: string) => void): void {
    this.connection.on('operation-start', ({ collectionName }: { collectionName: string }) => listener(collectionName));
  }

  /** Every change of the database by the name of its collection, of any process: one stream, which carries no documents. */
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
