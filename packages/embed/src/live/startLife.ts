import type { EmbedState } from '../state/embedState.ts';
import type { EmbedSource } from './embedBuild.ts';
import { onFirstUse } from './firstUse.ts';
import { type Fragment, refreshOf } from './fragment.ts';
import { loadBundle, type Mounted } from './loadBundle.ts';

const msPerSecond = 1000;
const longestWaitS = 300;

/** One that can be taken over. */
type LivingFragment = Fragment & { state: string };

interface LifeOptions extends EmbedSource {
  /** Asks the server for the contents anew. */
  ask: () => Promise<Fragment>;
  /** The contents are newer than those shown before. */
  onUpdate?: () => void;
}

/** An embed on a page, from the server's markup on. */
export interface Life {
  /** Whether it is near what a reader sees: nothing is asked for elsewhere. */
  watched: (isWatched: boolean) => void;
  /** Takes the server's markup over, or renders the state where the markup is of another build. */
  mount: () => Promise<Mounted>;
  end: () => void;
}

/**
 * React takes an embed over at its first use, or when its contents have changed, which are asked for as often as the server says.
 * What is shown stays when the portal is away.
 */
export function startLife({ container, state }: LivingFragment, { ask, onUpdate, ...source }: LifeOptions): Life {
  let { version } = container.dataset;
  let refreshS = refreshOf(container);
  let mounting: Promise<Mounted> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isWatched = false;
  let isDue = false;
  let hasEnded = false;

  const load = async () => {
    const { mount: mountIn } = await loadBundle(source);
    const how = container.dataset.build === source.build.id ? 'hydrate' : 'render';
    const mounted = mountIn(container, stateOf(state), how);
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
    if (fresh.state === null || fresh.container.dataset.version === version || hasEnded) return;
    const { ready, update } = await mount();
    // It holds new rows back against those that it has shown.
    await ready;
    update(stateOf(fresh.state));
    ({ version } = fresh.container.dataset);
    onUpdate?.();
  };

  /** Counting seconds takes the bundle; a day and more before a start a countdown shows whole days. */
  const tickIn = (contents: HTMLElement) => {
    if (contents.querySelector('[role=timer]:not([data-words])')) mount().catch(() => undefined);
  };

  const watched = (now: boolean) => {
    if (now === isWatched) return;
    isWatched = now;
    if (now) document.addEventListener('visibilitychange', refreshWhenDue);
    else document.removeEventListener('visibilitychange', refreshWhenDue);
    if (now) tickIn(container);
    if (now && isDue) return refreshWhenDue();
    // What was out of sight is asked for as soon as it is seen again.
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
