import type { EmbedState } from '../state/embedState.ts';
import { type EmbedSource, fileUrl } from './embedBuild.ts';
import { trusted } from './trusted.ts';

/** An embed hydrated by React. */
export interface Mounted {
  /** Resolves when it handles presses. */
  ready: Promise<void>;
  update: (state: EmbedState, clockSkewMs: number) => void;
  unmount: () => void;
}

/** API registered by the bundle of a build. */
export interface EmbedBundle {
  /** `hydrate` hydrates the server's markup in the container, `render` replaces its contents. */
  mount: (container: HTMLElement, state: EmbedState, how: 'hydrate' | 'render', clockSkewMs: number) => Mounted;
}

/** Global key of the bundle of a build. */
export function bundleKey(build: string): symbol {
  return Symbol.for(`otryv.embed.${build}`);
}

const loading = new Map<string, Promise<EmbedBundle>>();

/** Loads the bundle of a build once per page; a failed load is retried on the next call. */
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
