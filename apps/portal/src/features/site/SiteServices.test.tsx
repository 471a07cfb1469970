import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteDataId } from '../../lib/site/siteData.ts';
import { sessionOf } from '../../testing/aSession.ts';
import { somePrices } from '../../testing/billing.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';

const path = '/api/site-services-price';
const server = servePortal(respondWith(path, somePrices));
const text = () => screen.getByRole('main').textContent?.replaceAll('\u00a0', ' ');

describe('the services of the site', () => {
  it('show a price and a name each, and a note on a per-unit plan that it cannot be bought', async () => {
    renderPortal('/site-services');

    expect(await screen.findByText(/купить его здесь пока нельзя/)).toBeInTheDocument();
    for (const price of ['200 ₽ за штуку', '490 ₽ за неделю', '1 490 ₽ за месяц', '3 990 ₽ за 3 месяца'])
      expect(text()).toContain(price);
    const names = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent?.trim())).toEqual([
      'Разовый тариф',
      'Неделя',
      'Месяц',
      '3 месяца',
    ]);
    expect(document.title).toBe('Сервисы сайта · Отрыв');
  });

  it('link guests to where they are bought', async () => {
    renderPortal('/site-services');

    expect(await screen.findByRole('link', { name: 'Подключить сервис' })).toHaveAttribute(
      'href',
      '/profile/0/settings/services-and-finances',
    );
  });

  it('link a reader to their settings', async () => {
    server.use(...sessionOf());
    renderSignedIn('/site-services');

    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Подключить сервис' })).toHaveAttribute(
        'href',
        '/profile/1020/settings/services-and-finances',
      ),
    );
  });

  it('are explained if there is none to pay for', async () => {
    server.use(respondWith(path, { data: [{ entityName: 'organizer', plans: [] }] }));
    renderPortal('/site-services');

    expect(await screen.findByRole('heading', { name: 'Нет доступных сервисов для оплаты' })).toBeInTheDocument();
    expect(screen.queryByText(/поддержк/i)).toBeNull();
  });

  it('link to the support if there is none to pay for and the operator has configured a contact', async () => {
    const data = document.createElement('script');
    Object.assign(data, { id: siteDataId, type: 'application/json' });
    data.textContent = JSON.stringify({ supportUrl: 'mailto:help@club.example' });
    document.head.append(data);
    server.use(respondWith(path, { data: [{ entityName: 'organizer', plans: [] }] }));
    renderPortal('/site-services');

    const link = await screen.findByRole('link', { name: 'Написать в поддержку' });

    expect(link).toHaveAttribute('href', 'mailto:help@club.example');
    data.remove();
  });

  it('show the loading error of their prices', async () => {
    server.use(respondUnavailable(path));
    renderPortal('/site-services');

    expect(await screen.findByRole('alert')).toHaveTextContent('Цены не загрузились');
  });

  it('are linked from the footer of every page', async () => {
    renderPortal('/site-services');

    expect(await screen.findByRole('link', { name: 'Сервисы сайта' })).toHaveAttribute('href', '/site-services');
  });
});
