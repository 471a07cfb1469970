import { mongo } from 'mongoose';
import { openTransaction } from '../kernel/database/session.ts';

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Operations of transactions without their session since the last check. */
let losses: string[] = [];

export function takeLosses(): string[] {
  const taken = losses;
  losses = [];
  return taken;
}

/** Makes every operation within a transaction throw if it does not use the session, including nested transactions. */
function requireSession(): void {
  const { prototype } = mongo.Collection;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    if (typeof value === 'function' && name !== 'constructor') guard(prototype, name);
  guard(mongo.MongoClient.prototype, 'startSession');
}

function guard(prototype: object, name: string): void {
  const work: Method = Reflect.get(prototype, name);
  const guarded: Method = function (...given) {
    const session = openTransaction();
    if (!session || given.some((each) => sessionOf(each) === session)) return work.apply(this, given);
    const of = this instanceof mongo.Collection ? this.collectionName : 'the database';
    const error = new Error(`${name} of ${of} runs within a transaction, but without its session.`);
    losses.push(error.stack ?? error.message);
    throw error;
  };
  Reflect.set(prototype, name, guarded);
}

function sessionOf(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'session' in options ? options.session : undefined;
}

requireSession();
