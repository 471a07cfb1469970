import { defaultSettings } from '@otryv/contract/cookies';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ru as organizersRu } from '../features/organizers/messages/ru.ts';
import { errorOf, type FirstRead, FirstViewContext } from '../lib/firstView/firstView.ts';
import { pageStateId, writePageState } from '../lib/firstView/pageState.ts';
import { loadScreen } from '../lib/navigation/lazyScreen.tsx';
import { ServedSettings } from '../lib/preferences/ServedSettings.tsx';
import { aUser, markSession, sessionOf } from '../testing/aSession.ts';
import { aPublicOrganizer, publicOrganizers } from '../testing/organizers.ts';
import { requestsTo, servePortal } from '../testing/portalServer.ts';
import { respondUnavailable, respondWith } from '../testing/respondWith.ts';
import { aTeamCard } from '../testing/teams.ts';
import { openPortal } from './openPortal.tsx';
import { Portal } from './Portal.tsx';
import { screens } from './screens.ts';

const servedAt = Date.parse('2026-11-21T12:00:00Z');
const teams: Served = {
  path: '/teams',
  reads: { '/api/teams': { data: { data: [aTeamCard({ name: 'Ветер' })] } } },
};
const noOrganizer = {
  code: 'organizer_not_found',
  message: 'Такого организатора нет.',
  status: 404,
  fields: {},
} as const;
const published: Served = {
  path: '/organizers/krona/schedule',
  reads: { '/api/organizers/krona': { data: { data: aPublicOrganizer({ urlSlug: 'krona' }) } } },
};
/** A page that its owner has not published, as a guest reads it. */
const hidden: Served = {
  path: '/organizers/krona/schedule',
  reads: { '/api/organizers/krona': { error: noOrganizer } },
};
const owner = aUser();
const server = servePortal(
  respondWith('/api/teams', { data: [aTeamCard({ name: 'Крона' })] }),
  ...publicOrganizers(aPublicOrganizer({ urlSlug: 'krona' })),
);
const markups = new Map<Served, string>();
let root: Root | undefined;

interface Served {
  path: string;
  reads: Record<string, FirstRead>;
}

beforeAll(async () => {
  await Promise.all([loadScreen(screens.teams), loadScreen(screens.organizerSchedule)]);
  for (const page of [teams, published, hidden]) markups.set(page, markupOf(page));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const viewOf = ({ path }: Served) => ({ path, now: servedAt, settings: defaultSettings });
const stateOf = (page: Served) => writePageState({ ...viewOf(page), reads: page.reads });

/** Returns the page as rendered by a server, which discovers its own reads. */
function markupOf(page: Served): string {
  const reads = Object.entries(page.reads).map(([address, read]) => {
    return [address, 'error' in read ? { error: errorOf(read) } : read] as const;
  });
  return renderToString(
    <SWRConfig value={{ provider: () => new Map(reads) }}>
      <FirstViewContext value={viewOf(page)}>
        <StrictMode>
          <ServedSettings settings={defaultSettings}>
            <StaticRouter location={page.path}>
              <Portal />
            </StaticRouter>
          </ServedSettings>
        </StrictMode>
      </FirstViewContext>
    </SWRConfig>,
  );
}

/** Opens a page served `ageMs` ago, with the given text as its state. */
async function open(page: Served, { ageMs = 0, state = stateOf(page) } = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: servedAt + ageMs });
  const element = document.createElement('div');
  element.innerHTML = markups.get(page) ?? '';
  const script = Object.assign(document.createElement('script'), { type: 'application/json', id: pageStateId });
  script.textContent = state;
  document.body.append(element, script);
  history.replaceState(null, '', page.path);
  await act(async () => {
    root = await openPortal(element);
  });
}

describe('data embedded in a page', () => {
  it('is not requested again on that page, but is once the reader returns to it', async () => {
    const asked = requestsTo(server, '/api/teams');
    await open(teams, { ageMs: 119_000 });
    expect(screen.getByText('Ветер')).toBeInTheDocument();
    const [toOrganizers] = screen.getAllByRole('link', { name: 'Организаторы' });
    if (toOrganizers) await userEvent.click(toOrganizers);
    await screen.findByRole('heading', { level: 1, name: 'Организаторы' });
    expect(asked).toEqual([]);

    await act(async () => history.back());

    expect(await screen.findByText('Крона')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('is shown and revalidated when the browser has kept the page for two minutes', async () => {
    await open(teams, { ageMs: 120_000 });

    expect(await screen.findByText('Крона')).toBeInTheDocument();
  });

  it('is ignored when truncated: the browser renders the page by itself', async () => {
    await open(teams, { state: stateOf(teams).slice(0, -20) });

    expect(await screen.findByText('Крона')).toBeInTheDocument();
    expect(screen.queryByText('Ветер')).toBeNull();
  });
});

describe('a page that shows more to its owner', () => {
  it('keeps the served markup when neither the session nor the page can be loaded', async () => {
    markSession(true);
    const asked = requestsTo(server, '/api/organizers/krona');
    server.use(respondUnavailable('/api/auth/check'), respondUnavailable('/api/organizers/{urlSlug}'));

    await open(published);

    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(screen.getByRole('heading', { level: 1, name: aPublicOrganizer().name })).toBeInTheDocument();
  });

  it("keeps the served markup until the session is known, then shows the owner's view", async () => {
    markSession(true);
    let answer = () => {};
    const known = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/api/auth/check', async () => {
        await known;
        return Response.json({ user: owner });
      }),
      ...sessionOf(owner),
    );
    await open(hidden);
    expect(screen.getByRole('heading', { level: 1, name: organizersRu.notFoundTitle })).toBeInTheDocument();

    answer();

    expect(await screen.findByRole('heading', { level: 1, name: aPublicOrganizer().name })).toBeInTheDocument();
  });

  it('is loaded again when the session check fails', async () => {
    markSession(true);
    server.use(respondUnavailable('/api/auth/check'), ...sessionOf(owner));

    await open(hidden);

    expect(await screen.findByRole('heading', { level: 1, name: aPublicOrganizer().name })).toBeInTheDocument();
  });
});
