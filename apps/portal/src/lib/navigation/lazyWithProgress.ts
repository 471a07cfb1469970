import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { trackLoading } from '../notices/loading.ts';

/**
 * Wraps `lazy` for screens and their gates: while one loads, the previous page stays and the header shows a progress
 * line.
 */
export function lazyWithProgress<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loading = load();
    // React calls this during a render, when no other component may be updated.
    await Promise.resolve();
    return trackLoading(loading);
  });
}
