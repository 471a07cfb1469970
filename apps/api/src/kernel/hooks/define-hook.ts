import type { Type } from '@nestjs/common';
import type { Session } from '../database/session.ts';

/** Finds the instance of a class in the application. */
export type Finder = <Subscriber>(subscriber: Type<Subscriber>) => Subscriber;

/** A class that takes part, as hooks.ts lists it. */
export interface Subscription<Work = unknown> {
  point: Point<Work>;
  connect: (find: Finder) => Connection<Work>;
}

/** A subscription whose class is found. */
export interface Connection<Work> {
  point: Point<Work>;
  work: Work;
}

const defined = new Set<Point<unknown>>();

/** Every hook and question of the program; what a test makes with `new` is none of them. */
export function definedPoints(): ReadonlySet<Point<unknown>> {
  return defined;
}

/** A place where a domain lets those that know it take part, without knowing them. */
export abstract class Point<Work> {
  constructor(readonly name: string) {}

  protected subscribe<Subscriber>(subscriber: Type<Subscriber>, bind: (found: Subscriber) => Work): Subscription<Work> {
    return { point: this, connect: (find) => ({ point: this, work: bind(find(subscriber)) }) };
  }
}

/** A moment of a change: its subscribers do their part in the transaction of the change, one after the other. */
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

/** What a domain has to know of those that know it: each answers its part. */
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
