import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Session } from '../database/session.ts';
import {
  type Connection,
  type Finder,
  type Point,
  type Question,
  type Subscription,
  type TransactionalHook,
} from './define-hook.ts';

export const LISTED_HOOKS = Symbol('LISTED_HOOKS');

/** Subscriptions, and the points that must be among them. */
export interface ListedHooks {
  subscriptions: readonly Subscription[];
  points: Iterable<Point<unknown>>;
}

/** Runs hooks and questions, in the listed order of their subscribers. */
@Injectable()
export class Hooks implements OnModuleInit {
  private connections: readonly Connection<unknown>[] | null = null;

  constructor(
    private readonly modules: ModuleRef,
    @Inject(LISTED_HOOKS) private readonly listed: ListedHooks,
  ) {}

  /**
   * Connects the hooks: Nest has created every class by now, and the application accepts neither requests nor jobs yet.
   */
  onModuleInit(): void {
    this.connections = connect(this.listed, (subscriber) => this.modules.get(subscriber, { strict: false }));
  }

  /** Runs all subscribers of a hook. An error of one rolls back the change. Throws outside of a transaction. */
  async run<Value extends object>(
    hook: TransactionalHook<Value>,
    value: NoInfer<Value>,
    session: Session,
  ): Promise<void> {
    if (!session.inTransaction()) throw new Error(`The hook “${hook.name}” runs in the transaction of its change.`);
    for (const work of this.worksOf(hook)) await work(value, session);
  }

  async ask<Value extends object, Answer>(question: Question<Value, Answer>, value: NoInfer<Value>): Promise<Answer[]> {
    return Promise.all(this.worksOf(question).map((work) => work(value)));
  }

  /** Throws until the application has started, since an unconnected hook would silently skip its subscribers. */
  private worksOf<Work>(point: Point<Work>): Work[] {
    if (!this.connections) throw new Error(`“${point.name}” is not connected yet.`);
    return this.connections.filter((connection) => isAt(connection, point)).map(({ work }) => work);
  }
}

/** Binds every subscription to its class. Throws if a class is missing, or if hooks.ts lists nothing for a point. */
export function connect({ subscriptions, points }: ListedHooks, find: Finder): Connection<unknown>[] {
  const listed = new Set(subscriptions.map(({ point }) => point));
  for (const point of points)
    if (!listed.has(point)) throw new Error(`Nothing is listed in hooks.ts for “${point.name}”.`);
  return subscriptions.map((subscription) => subscription.connect(find));
}

function isAt<Work>(connection: Connection<unknown>, point: Point<Work>): connection is Connection<Work> {
  return connection.point === point;
}
