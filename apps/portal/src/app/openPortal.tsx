import { addressKeyAt } from '@otryv/contract/addresses';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { errorOf, type FirstRead, FirstViewContext } from '../lib/firstView/firstView.ts';
import { keepFirstReads, type PageState, readPageState } from '../lib/firstView/pageState.ts';
import { bodyOf, fetchEndpoint } from '../lib/http/fetchEndpoint.ts';
import { loadScreen } from '../lib/navigation/lazyScreen.tsx';
import { ServedSettings } from '../lib/preferences/ServedSettings.tsx';
import { Portal } from './Portal.tsx';
import { screens } from './screens.ts';
import { settleGuest } from './shell/account/useSessionStart.ts';

const freshMs = 120_000;
const patienceMs = 10_000;

/**
 * Hydrates the page that the server has rendered into the element; renders it from scratch if the server sent the
 * shell.
 */
export async function openPortal(element: HTMLElement): Promise<Root> {
  try {
    const state = readPageState();
    if (state) return await takeOver(element, state);
  } catch {
    // Without the data the page was rendered from, the browser renders it from scratch.
  }
  return render(element);
}

function render(element: HTMLElement): Root {
  const root = createRoot(element);
  root.render(<Page />);
  return root;
}

/** Hydrates the server-rendered markup: the first render uses the same reads, clock and settings. */
async function takeOver(element: HTMLElement, { reads, ...view }: PageState): Promise<Root> {
  const key = addressKeyAt(location.pathname);
  const [cache] = await Promise.all([cacheOf(reads), key === null ? null : loadScreen(screens[key])]);
  // The browser may restore an older page from its cache: its reads are sent again.
  // biome-ignore lint/plugin: It compares the clock of the device with the server's.
  if (Math.abs(Date.now() - view.now) < freshMs) keepFirstReads(cache.keys());
  // A reload keeps the state that the last navigation passed to this page and that the server lacks. Without such state the entry
  // is left alone: the browser may still have to restore the scroll position, which replacing the entry would discard.
  if (history.state?.usr) history.replaceState({ ...history.state, usr: null }, '');
  settleGuest();
  return hydrateRoot(
    element,
    <SWRConfig value={{ provider: () => cache }}>
      <FirstViewContext value={view}>
        <ServedSettings settings={view.settings}>
          <Page />
        </ServedSettings>
      </FirstViewContext>
    </SWRConfig>,
  );
}

async function cacheOf(reads: PageState['reads']) {
  const entries = Object.entries(reads).map(
    async ([address, read]) => [address, entryOf(address, read ?? (await fetched(address)))] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Rejects after 10 s without a response: the browser then renders the page with its own states. */
async function fetched(address: string): Promise<FirstRead> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs));
  return { data: await bodyOf(await Promise.race([fetchEndpoint('GET', address, {}, null), late])) };
}

/** Returns the entry of SWR's cache, with the key that its filters see. */
function entryOf(address: string, read: FirstRead) {
  return { _k: address, ...('data' in read ? { data: read.data } : { error: errorOf(read) }) };
}

function Page() {
  return (
    <StrictMode>
      <BrowserRouter>
        <Portal />
      </BrowserRouter>
    </StrictMode>
  );
}
