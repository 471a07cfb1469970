import type { Type } from '@nestjs/common';
import type { Session } from '../database/session.ts';

/** Finds the instance of a class in the application. */
export type Finder = <Subscriber>(subscriber: Type<Subscriber>) => Subscriber;

/** Entry of hooks.ts: a class that follows a hook or answers a question. */
export interface Subscription<Work = unknown> {
  point: Point<Work>;
  connect: (find: Finder) => Connection<Work>;
}

/** A subscription bound to the instance of its class. */
export interface Connection<Work> {
  point: Point<Work>;
  work: Work;
}

const defined = new Set<Point<unknown>>();

/** Returns every hook and question of the program. One that a test constructs with `new` is not added. */
export function definedPoints(): ReadonlySet<Point<unknown>> {
  return defined;
}

/** Named point at which a domain calls the higher domains that hooks.ts lists for it, without importing them. */
export abstract class Point<Work> {
  constructor(readonly name: string) {}

  protected subscribe<Subscriber>(subscriber: Type<Subscriber>, bind: (found: Subscriber) => Work): Subscription<Work> {
    return { point: this, connect: (find) => ({ point: this, work: bind(find(subscriber)) }) };
  }
}

/** Hook of a change. Its subscribers run one after the other, in the transaction of the change. */
export class TransactionalHook<Value extends object> extends Point<
  (value: Value, session: Session) => Promise<unknown>
> {
  calls<Subscriber>(
    subscriber: Type<Subscriber>,
    work: (found: Subscriber, value: Value, session: Session) => Promise<unknown>,
  ) {
    return this.subscribe(subscriber, (found) => (value: Value, session: Session) => work(found, value, session));
  }
}

/** Question to the higher domains. Each subscriber returns its part of the answer. */
export class Question<Value extends object, Answer> extends Point<(value: Value) => Promise<Answer>> {
  asks<Subscriber>(subscriber: Type<Subscriber>, work: (found: Subscriber, value: Value) => Promise<Answer>) {
    return this.subscribe(subscriber, (found) => (value: Value) => work(found, value));
  }
}

/** Defines a hook; hooks.ts lists its subscribers. */
export function defineHook<Value extends object>(name: string): TransactionalHook<Value> {
  const hook = new TransactionalHook<Value>(name);
  defined.add(hook);
  return hook;
}

/** Defines a question; hooks.ts lists its subscribers. */
export function defineQuestion<Value extends object, Answer>(name: string): Question<Value, Answer> {
  const question = new Question<Value, Answer>(name);
  defined.add(question);
  return question;
}
