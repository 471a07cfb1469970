import type { Type } from '@nestjs/common';
import type { Session } from '../database/session.ts';

/** Finds the instance of a class in the application. */
export type Finder = <Subscriber>(subscriber: Type<Subscriber>) => Subscriber;

/** One line of hooks.ts: a class that follows a hook or answers a question. */
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

/** Every hook and question of the program. A test that makes one with `new` does not add to them. */
export function definedPoints(): ReadonlySet<Point<unknown>> {
  return defined;
}

/** A named point at which a domain calls the higher domains that hooks.ts lists for it, without importing them. */
export abstract class Point<Work> {
  constructor(readonly name: string) {}

  protected subscribe<Subscriber>(subscriber: Type<Subscriber>, bind: (found: Subscriber) => Work): Subscription<Work> {
    return { point: this, connect: (find) => ({ point: this, work: bind(find(subscriber)) }) };
  }
}

/** A moment of a change. Its subscribers run one after the other, in the transaction of the change. */
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

/** What a domain asks the higher domains. Each subscriber returns its part of the answer. */
export class Question<Value extends object, Answer> extends Point<(value: Value) => Promise<Answer>> {
  asks<Subscriber>(subscriber: Type<Subscriber>, work: (found: Subscriber, value: Value) => Promise<Answer>) {
    return this.subscribe(subscriber, (found) => (value: Value) => work(found, value));
  }
}

/** Defines a hook; hooks.ts lists who follows it. */
export function defineHook<Value extends object>(name: string): TransactionalHook<Value> {
  const hook = new TransactionalHook<Value>(name);
  defined.add(hook);
  return hook;
}

/** Defines a question; hooks.ts lists who answers it. */
export function defineQuestion<Value extends object, Answer>(name: string): Question<Value, Answer> {
  const question = new Question<Value, Answer>(name);
  defined.add(question);
  return question;
}
