import { type ComponentType, useState } from 'react';
import { lazyWithProgress } from './lazyWithProgress.ts';

type Load = () => Promise<{ default: ComponentType }>;

const loaders = new WeakMap<ComponentType, () => Promise<void>>();

/** Creates a lazily loaded screen; one already loaded by `loadScreen` renders without waiting. */
export function lazyScreen(load: Load): ComponentType {
  let loaded: ComponentType | null = null;
  const Late = lazyWithProgress(load);

  function Screen() {
    // An open screen stays the same component.
    const [Shown] = useState<ComponentType>(() => loaded ?? Late);
    return <Shown />;
  }

  loaders.set(Screen, async () => {
    loaded = (await load()).default;
  });
  return Screen;
}

/** Preloads a screen ahead of its first render. */
export async function loadScreen(screen: ComponentType): Promise<void> {
  await loaders.get(screen)?.();
}
