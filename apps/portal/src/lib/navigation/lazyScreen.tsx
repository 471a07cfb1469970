import { type ComponentType, lazy, useState } from 'react';
import { trackLoading } from '../notices/loading.ts';

type Load = () => Promise<{ default: ComponentType }>;

const loaders = new WeakMap<ComponentType, () => Promise<void>>();

/**
 * A screen that is loaded when it is opened; one that `loadScreen` has loaded is rendered without waiting. While it loads, the
 * page before it stays, and the header shows that something is on its way.
 */
export function lazyScreen(load: Load): ComponentType {
  let loaded: ComponentType | null = null;
  const Late = lazy(async () => {
    const loading = load();
    // React loads it while it renders, when no other component may be told to render.
    await null;
    return trackLoading(loading);
  });

  function Screen() {
    // A screen that is open stays the same component.
    const [Shown] = useState<ComponentType>(() => loaded ?? Late);
    return <Shown />;
  }

  loaders.set(Screen, async () => {
    loaded = (await load()).default;
  });
  return Screen;
}

/** Loads a screen ahead of its first render. */
export async function loadScreen(screen: ComponentType): Promise<void> {
  await loaders.get(screen)?.();
}
