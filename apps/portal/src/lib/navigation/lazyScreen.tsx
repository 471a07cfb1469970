import { type ComponentType, useState } from 'react';
import { lazyWithProgress } from './lazyWithProgress.ts';

type Load = () => Promise<{ default: ComponentType }>;

const loaders = new WeakMap<ComponentType, () => Promise<void>>();

/** A screen that is loaded when it is opened; one that `loadScreen` has loaded is rendered without waiting. */
export function lazyScreen(load: Load): ComponentType {
  let loaded: ComponentType | null = null;
  const Late = lazyWithProgress(load);

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
