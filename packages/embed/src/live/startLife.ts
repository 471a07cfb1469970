import { SKEW_TOLERANCE_MS } from '@otryv/race';
import type { EmbedState } from '../state/embedState.ts';
import type { EmbedSource } from './embedBuild.ts';
import { onFirstUse } from './firstUse.ts';
import { type Fragment, refreshOf } from './fragment.ts';
import { loadBundle, type Mounted } from './loadBundle.ts';

const msPerSecond = 1000;
const longestWaitS = 300;

/** A fragment that can be hydrated. */
type LivingFragment = Fragment & { state: string };

interface LifeOptions extends EmbedSource {
  /** Refetches the contents from the server. */
  ask: () => Promise<Fragment>;
  /** Called when newer contents are shown. */
  onUpdate?: () => void;
}

/** The lifecycle of an embed on a page, starting with the server's markup. */
export interface Life {
  /** Sets whether it is near the viewport: elsewhere nothing is requested. */
  watched: (isWatched: boolean) => void;
  /** Hydrates the server's markup, or renders the state if another build rendered the markup. */
  mount: () => Promise<Mounted>;
  end: () => void;
}

/**
 * Hydrates an embed on its first use, or when its contents change, polling at the server's interval. The contents stay
 * while the portal is unavailable.
 */
export function startLife(
  { container, state, clockSkewMs }: LivingFragment,
  { ask, onUpdate, ...source }: LifeOptions,
): Life {
  let { version } = container.dataset;
  let refreshS = refreshOf(container);
  let skewMs = clockSkewMs;
  let mounting: Promise<Mounted> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isWatched = false;
  let isDue = false;
  let hasEnded = false;

  const load = async () => {
    const { mount: mountIn } = await loadBundle(source);
    const how = container.dataset.build === source.build.id ? 'hydrate' : 'render';
    const mounted = mountIn(container, stateOf(state), how, skewMs ?? 0);
    mounted.ready.then(stopWaiting, () => undefined);
    return mounted;
  };
  const mount = () => {
    mounting ??= load();
    mounting.catch(() => {
      mounting = null;
    });
    return mounting;
  };
  const stopWaiting = onFirstUse(container, async () => {
    await (await mount()).ready;
  });

  const wait = () => {
    clearTimeout(timer);
    if (!isWatched || refreshS === 0) return;
    const seconds = Math.min(refreshS * 2 ** failures, Math.max(longestWaitS, refreshS));
    timer = setTimeout(() => {
      isDue = true;
      refreshWhenDue();
    }, seconds * msPerSecond);
  };
  const refreshWhenDue = () => {
    if (!isDue || document.hidden) return;
    isDue = false;
    refresh().then(
      () => {
        failures = 0;
        wait();
      },
      () => {
        failures += 1;
        wait();
      },
    );
  };
  const refresh = async () => {
    const fresh = await ask();
    refreshS = refreshOf(fresh.container);
    tickIn(fresh.container);
    const isSkewed = fresh.clockSkewMs !== null && Math.abs(fresh.clockSkewMs - (skewMs ?? 0)) >= SKEW_TOLERANCE_MS;
    skewMs = fresh.clockSkewMs ?? skewMs;
    const isNew = fresh.container.dataset.version !== version;
    if (fresh.state === null || !(isNew || (isSkewed && mounting)) || hasEnded) return;
    const { ready, update } = await mount();
    // It holds back new rows relative to those already rendered.
    await ready;
    update(stateOf(fresh.state), skewMs ?? 0);
    if (!isNew) return;
    ({ version } = fresh.container.dataset);
    onUpdate?.();
  };

  /** Counting seconds requires the bundle; a countdown shows whole days until the last day. */
  const tickIn = (contents: HTMLElement) => {
    const ticks = contents.querySelector('[role=timer]:not([data-words])') !== null;
    if (ticks) mount().catch(() => undefined);
    return ticks;
  };

  const watched = (now: boolean) => {
    if (now === isWatched) return;
    isWatched = now;
    if (now) document.addEventListener('visibilitychange', refreshWhenDue);
    else document.removeEventListener('visibilitychange', refreshWhenDue);
    // Scripts of a frame's page cannot read the time of its response.
    if (now && tickIn(container) && skewMs === null) isDue = true;
    if (now && isDue) return refreshWhenDue();
    // Contents that became stale out of view are fetched as soon as they are visible again.
    isDue = !now && refreshS > 0;
    wait();
  };
  return {
    watched,
    mount,
    end: () => {
      watched(false);
      hasEnded = true;
      stopWaiting();
      mounting?.then(
        ({ unmount }) => unmount(),
        () => undefined,
      );
    },
  };
}

export function isLiving(fragment: Fragment): fragment is LivingFragment {
  return fragment.state !== null;
}

function stateOf(text: string): EmbedState {
  return JSON.parse(text);
}
