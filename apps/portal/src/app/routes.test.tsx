import { type Address, type AddressKey, addresses, addressKeys, fillPattern } from '@otryv/contract/addresses';
import { titleAt } from '@otryv/contract/titles';
import { OtryvProvider } from '@otryv/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ru } from '../lib/messages/portal.ru.ts';
import { anEventWithRiders } from '../testing/anEvent.ts';
import { aUser, sessionOf } from '../testing/aSession.ts';
import { PortalAt } from '../testing/PortalAt.tsx';
import { servePortal } from '../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../testing/renderPortal.tsx';
import { respondWith } from '../testing/respondWith.ts';
import { PortalRoutes } from './routes.tsx';

const server = servePortal(http.all('*/api/*', () => delay('infinite')));
// Every page is open to an administrator with an organizer.
const everything = aUser({ role: 'admin', organizer: '65f0000000000000000000c1' });
const every: [AddressKey, Address][] = addressKeys.map((key) => [key, addresses[key]]);
// They redirect signed-in readers.
const leadsAway: readonly AddressKey[] = ['signIn', 'letterSignIn'];
// The server writes these titles into its pages: of public addresses that do not redirect signed-in readers
// and whose title does not depend on the outcome of an action.
const isTitledByAddress = (key: AddressKey) =>
  ['public', 'optional'].includes(addresses[key].access) && ![...leadsAway, 'profile', 'message'].includes(key);
const crumbs = (name = 'Путь') => within(screen.getByRole('navigation', { name }));

describe('the routes of the portal', () => {
  it.each(every)(
    'has a title and a screen with its own content for %s',
    async (key, { pattern, params = {}, title, isBare }) => {
      const values = Object.entries(params).map(([name, { example }]) => [name, example]);
      document.title = '';
      const ending = isTitledByAddress(key) ? ru.titleOf(titleAt(key, ru)) : ' · Отрыв';

      server.use(...sessionOf(everything));
      const open = leadsAway.includes(key) ? renderPortal : renderSignedIn;
      open(fillPattern(pattern, Object.fromEntries(values)));

      await waitFor(() => expect(document.title).toMatch(/. · Отрыв$/));
      expect(document.title).not.toBe(ru.titleOf(ru.notFound.title));
      expect(document.title).toContain(ending);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(Reflect.get(ru.titles, title)).toMatch(/./);
      if (values.length === 0 && !isBare && key !== 'profile') await crumbs().findByText(Reflect.get(ru.titles, title));
    },
  );

  it('show the parent pages of an address as links, then the name of the current page', async () => {
    server.use(respondWith('/api/race/events/{id}', anEventWithRiders(1)));

    renderPortal('/race/schedule/501');

    expect((await crumbs().findByText('Осенний кубок: «Перевал»')).parentElement).toHaveAttribute(
      'aria-current',
      'page',
    );
    const links = crumbs().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Расписание', '/race/schedule'],
    ]);
  });

  it('open in another language when its catalogues replace the Russian ones', async () => {
    render(
      <OtryvProvider locale="en">
        <PortalAt address="/race/schedule" />
      </OtryvProvider>,
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Schedule' })).toBeInTheDocument();
    expect(await crumbs('Path').findByText('Schedule')).toBeInTheDocument();
  });

  it('redirect from an address without a screen, keeping parameters and query', async () => {
    const redirects = [{ pattern: '/races/:eventId', to: '/race/schedule/:eventId' }] as const;
    render(
      <MemoryRouter initialEntries={['/races/7?category=A']}>
        <PortalRoutes redirects={redirects} />
        <Here />
      </MemoryRouter>,
    );

    expect(await screen.findByText('/race/schedule/7?category=A')).toBeInTheDocument();
  });
});

function Here() {
  const { pathname, search } = useLocation();

  return <output>{pathname + search}</output>;
}
