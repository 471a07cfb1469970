import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Subscription } from '../kernel/hooks/define-hook.ts';
import { HooksModule } from '../kernel/hooks/hooks.module.ts';
import { Hooks } from '../kernel/hooks/hooks.ts';

class Root {}

/** Starts hooks with only these subscriptions, of these classes. */
export async function startHooks(subscriptions: readonly Subscription[], classes: Type[]): Promise<Hooks> {
  const root = { module: Root, imports: [HooksModule.with({ subscriptions, points: [] })], providers: classes };
  const app = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
  return app.get(Hooks);
}
