import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Hooks, LISTED_HOOKS, type ListedHooks } from './hooks.ts';

@Global()
@Module({})
export class HooksModule {
  static with(listed: ListedHooks): DynamicModule {
    return {
      module: HooksModule,
      providers: [Hooks, { provide: LISTED_HOOKS, useValue: listed }],
      exports: [Hooks],
    };
  }
}
