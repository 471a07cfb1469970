import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Subscription } from '../platform/hooks/define-hook.ts';
import { HooksModule } from '../platform/hooks/hooks.module.ts';
import { Hooks } from '../platform/hooks/hooks.ts';

class Root {}

/** Hooks with these subscriptions alone, of these classes. */
export async function startHooks(subscriptions: readonly Subscription[], classes: Type[]): Promise<Hooks> {
  const root = { module: Root, imports: [HooksModule.with({ subscriptions, points: [] })], providers: classes };
  const app = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
  return app.get(Hooks);
}
