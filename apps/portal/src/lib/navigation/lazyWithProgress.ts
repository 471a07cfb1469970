import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { trackLoading } from '../notices/loading.ts';

/** `lazy` for screens and their gates: while one loads, the previous page stays and the header shows the line of loading. */
export function lazyWithProgress<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loading = load();
    // React calls this while it renders, when no other component may be updated.
    await Promise.resolve();
    return trackLoading(loading);
  });
}
