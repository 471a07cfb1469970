import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { reference } from '../../testing/guide.ts';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWithError } from '../../testing/respondWith.ts';

const server = servePortal(...reference());
const articlePath = '/api/md-documents/{type}/{fileName}';
const everyKind = ['Райдеру', 'Организатору', 'Разработчику'];
const cards = () => everyKind.filter((name) => screen.queryByRole('region', { name }) !== null);
const listsAsked = (asked: readonly URL[]) =>
  asked.filter(({ pathname }) => pathname.includes('/list/')).map(({ pathname }) => pathname.split('/').at(-1));

describe('the reference', () => {
  it('has a card with the first five articles, and requests nothing that guests may not read', async () => {
    const asked = requestedUrls(server);
    renderPortal('/documentation');

    const card = await screen.findByRole('region', { name: 'Райдеру' });
    expect(within(card).getAllByRole('link')).toHaveLength(6);
    expect(within(card).getByRole('link', { name: 'Как читать протокол' })).toHaveAttribute(
      'href',
      '/documentation/public/protocol',
    );
    expect(within(card).getByRole('link', { name: 'Все 6 статей' })).toHaveAttribute('href', '/documentation/public');
    expect(new Set(listsAsked(asked))).toEqual(new Set(['public']));
  });

  it.each([
    { name: 'an organizer', changes: { organizer: '65f0000000000000000000c1' }, kinds: ['Райдеру', 'Организатору'] },
    {
      name: 'an administrator',
      changes: { role: 'admin' as const },
      kinds: ['Райдеру', 'Организатору', 'Разработчику'],
    },
    { name: 'a rider', changes: {}, kinds: ['Райдеру'] },
  ])('shows $name the articles for their role', async ({ changes, kinds }) => {
    server.use(...sessionOf(aUser(changes)));
    renderSignedIn('/documentation');

    await waitFor(() => expect(cards()).toEqual(kinds));
  });

  it('links to the first question of each topic', async () => {
    renderPortal('/documentation');

    const first = await screen.findByRole('link', { name: 'Почему у меня DNF, если я доехал' });
    expect(first).toHaveAttribute('href', '/documentation/faq#почему-у-меня-dnf-если-я-доехал');
    expect(screen.getByRole('link', { name: 'Как скрыть пульс и вес' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Все 3 вопроса/ })).toHaveAttribute('href', '/documentation/faq');
  });

  it('shows search results with links to their sections', async () => {
    renderPortal('/documentation');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Поиск по справочнику' }), 'отрыв');

    expect(await screen.findByRole('heading', { name: 'Найдено 3 места' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Линия отрыва' })).toHaveAttribute(
      'href',
      '/documentation/public/protocol#линия-отрыва',
    );
    expect(screen.queryByRole('region', { name: 'Райдеру' })).toBeNull();
  });

  it('shows an empty search result', async () => {
    renderPortal('/documentation?search=нигде');

    expect(await screen.findByRole('heading', { name: 'Ничего не найдено' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/md-documents/list/{type}'));
    renderPortal('/documentation');

    expect(await screen.findByRole('alert')).toHaveTextContent('Справочник не загрузился');
  });
});

describe('an article', () => {
  it('has its sections, its table and its links, and shows markup as text', async () => {
    renderPortal('/documentation/public/protocol');

    const article = within(await screen.findByRole('article'));
    expect(article.getByRole('heading', { level: 1, name: 'Как читать протокол' })).toBeInTheDocument();
    expect(article.getByRole('heading', { level: 2, name: 'Линия отрыва' })).toHaveAttribute('id', 'линия-отрыва');
    expect(article.getByRole('cell', { name: 'Мощность не измерена датчиком' })).toBeInTheDocument();
    expect(article.getByRole('link', { name: 'Категории' })).toHaveAttribute(
      'href',
      '/documentation/public/categories',
    );
    expect(article.getByText(/alert\(1\)/)).toBeInTheDocument();
    expect(document.querySelector('article script')).toBeNull();
    expect(document.title).toBe('Как читать протокол · Отрыв');
  });

  it('links to its siblings, its sections and the next article', async () => {
    renderPortal('/documentation/public/protocol');

    const others = within(await screen.findByRole('navigation', { name: 'Райдеру' }));
    expect(await others.findByRole('link', { name: 'Как читать протокол', current: 'page' })).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: 'На этой странице' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#линия-отрыва',
      '#плашки-вместо-места',
    ]);
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: 'Дальше: Категории и группы' })).toHaveAttribute(
      'href',
      '/documentation/public/categories',
    );
  });

  it('scrolls to the section of the address', async () => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this.id);
    });
    renderPortal('/documentation/public/protocol#%D0%BB%D0%B8%D0%BD%D0%B8%D1%8F-%D0%BE%D1%82%D1%80%D1%8B%D0%B2%D0%B0');

    await waitFor(() => expect(scrolled).toEqual(['линия-отрыва']));
    vi.restoreAllMocks();
  });

  it('links to the reference if it does not exist', async () => {
    server.use(respondWithError(articlePath, 404, 'document_not_found', 'Такой статьи нет.'));
    renderPortal('/documentation/public/nowhere');

    expect(await screen.findByRole('heading', { name: 'Такой статьи нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Весь справочник' })).toHaveAttribute('href', '/documentation');
  });

  it.each(['/documentation/organizer/series', '/documentation/development', '/documentation/development/architecture'])(
    'shows the access error to a rider at %s',
    async (path) => {
      server.use(...sessionOf(aUser()));
      const asked = requestedUrls(server);
      renderSignedIn(path);

      expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
      expect(asked.filter(({ pathname }) => pathname.includes('md-documents'))).toEqual([]);
    },
  );
});

describe('the questions', () => {
  it('are closed until opened, grouped by topic', async () => {
    renderPortal('/documentation/faq');

    const question = await screen.findByText('Как скрыть пульс и вес');
    expect(screen.getByRole('link', { name: 'Результаты 2' })).toHaveAttribute('href', '/documentation/faq#результаты');
    expect(screen.getByText(/Что видят другие/)).not.toBeVisible();

    await userEvent.click(question);

    expect(await screen.findByText(/Что видят другие/)).toBeVisible();
  });

  it('open the one in the address', async () => {
    renderPortal(`/documentation/faq#${encodeURIComponent('как-скрыть-пульс-и-вес')}`);

    expect(await screen.findByText(/Что видят другие/)).toBeVisible();
    expect(screen.getByText('Чаще всего игра не прислала время.')).not.toBeVisible();
  });

  it('are found by text in the question or the answer', async () => {
    renderPortal('/documentation/faq');
    await screen.findByText('Как скрыть пульс и вес');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Слово из вопроса' }), 'ПРИСЛАЛА');

    expect(await screen.findByText('Почему у меня DNF, если я доехал')).toBeInTheDocument();
    expect(screen.queryByText('Как скрыть пульс и вес')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Слово из вопроса' }), ' нигде');
    expect(await screen.findByRole('heading', { name: 'Такого вопроса нет' })).toBeInTheDocument();
  });
});
