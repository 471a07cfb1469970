import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { trackLoading } from '../notices/loading.ts';

/** `lazy` for what a page consists of: while it loads the page before it stays, and the header shows that something is on its way. */
export function lazyWithProgress<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loading = load();
    // React loads it while it renders, when no other component may be changed.
    await Promise.resolve();
    return trackLoading(loading);
  });
}
