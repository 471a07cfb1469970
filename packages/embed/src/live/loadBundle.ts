import type { EmbedState } from '../state/embedState.ts';
import { type EmbedSource, fileUrl } from './embedBuild.ts';
import { trusted } from './trusted.ts';

/** An embed that React has taken over. */
export interface Mounted {
  /** Settles when it answers presses. */
  ready: Promise<void>;
  update: (state: EmbedState) => void;
  unmount: () => void;
}

/** What the bundle of a build registers. */
export interface EmbedBundle {
  /** `hydrate` takes over the server's markup in the container, `render` replaces what is in it. */
  mount: (container: HTMLElement, state: EmbedState, how: 'hydrate' | 'render') => Mounted;
}

/** Under which global name the bundle of a build is found. */
export function bundleKey(build: string): symbol {
  return Symbol.for(`otryv.embed.${build}`);
}

const loading = new Map<string, Promise<EmbedBundle>>();

/** Loads the bundle of a build once for a page; a load that fails is tried anew the next time. */
export function loadBundle(source: EmbedSource): Promise<EmbedBundle> {
  const { id } = source.build;
  const found = registered(id);
  if (found) return Promise.resolve(found);
  const promise = loading.get(id) ?? load(source);
  loading.set(id, promise);
  promise.catch(() => loading.delete(id));
  return promise;
}

async function load(source: EmbedSource): Promise<EmbedBundle> {
  const { id, bundle, integrity } = source.build;
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity[bundle] ?? '';
  script.src = trusted().createScriptURL(fileUrl(source, bundle));
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  }).finally(() => script.remove());
  const found = registered(id);
  if (!found) throw new Error('No bundle');
  return found;
}

function registered(id: string): EmbedBundle | undefined {
  return Reflect.get(globalThis, bundleKey(id));
}
