import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';

const groups = [
  { title: 'Райдеры', hits: [{ href: '/profile/7', label: 'Лев Подветренный', note: 'B' }] },
  { title: 'Заезды', hits: [] },
  {
    title: 'Команды',
    hits: [
      { href: '/teams/veter', label: 'Ветер' },
      { href: '/teams/pik', label: 'Пик' },
    ],
  },
];
const followed = vi.fn<(href: string) => void>();
const onClose = vi.fn<() => void>();

function Search(props: Partial<SearchDialogProps>) {
  const [query, setQuery] = useState(props.query ?? '');

  return (
    <OtryvProvider
      renderLink={({ href, onClick, ...link }) => (
        <a
          {...link}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onClick?.(event);
            followed(href);
          }}
        />
      )}
    >
      <SearchDialog
        open
        state="ready"
        groups={groups}
        {...props}
        query={query}
        onQuery={(text) => {
          setQuery(text);
          props.onQuery?.(text);
        }}
        onClose={onClose}
      />
    </OtryvProvider>
  );
}
const field = () => screen.findByRole('combobox', { name: 'Поиск по сайту' });
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('<SearchDialog />', () => {
  it('is a dialog with focus in its field, which is linked to the list', async () => {
    render(<Search />);

    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Поиск по сайту' })).toBeInTheDocument();
    expect(await field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(await field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the text searched for if it differs from the query', async () => {
    render(<Search query="dtn" meant="вет" />);
    await field();

    expect(screen.getByText('Нашлось по запросу «вет»', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Нашлось: 3 страницы. Нашлось по запросу «вет»');
  });

  it('links to the rest of a group after its hits, which are counted without it', async () => {
    const rest = [{ href: '/riders?search=вет', label: 'Показать все' }];
    render(<Search groups={groups.map((group, at) => (at === 0 ? { ...group, more: rest } : group))} />);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Нашлось: 3 страницы');

    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(followed).toHaveBeenLastCalledWith('/riders?search=вет');
  });

  it('names its groups, and omits those without hits', async () => {
    render(<Search />);
    await field();

    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'РайдерыЛев ПодветренныйB',
      'КомандыВетерПик',
    ]);
    expect(screen.getByRole('group', { name: 'Команды' })).toBeInTheDocument();
  });

  it('announces the number of hits', async () => {
    render(<Search />);
    await field();

    expect(screen.getByRole('status')).toHaveTextContent('Нашлось: 3 страницы');
  });

  it.each([
    { keys: '', at: 'Лев ПодветренныйB' },
    { keys: '{ArrowDown}', at: 'Ветер' },
    { keys: '{ArrowUp}', at: 'Пик' },
    { keys: '{ArrowDown}{ArrowDown}{ArrowDown}', at: 'Лев ПодветренныйB' },
  ])('is at $at after «$keys», with focus in the field', async ({ keys, at }) => {
    render(<Search />);
    await waitFor(async () => expect(await field()).toHaveFocus());

    if (keys) await userEvent.keyboard(keys);

    expect(await active()).toBe(at);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(at);
    expect(await field()).toHaveFocus();
  });

  it('follows the active link by Enter, and closes', async () => {
    render(<Search />);
    await waitFor(async () => expect(await field()).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(followed).toHaveBeenLastCalledWith('/teams/veter');
    expect(onClose).toHaveBeenCalled();
  });

  it('returns to the first hit when the query changes', async () => {
    render(<Search />);
    await userEvent.type(await field(), '{ArrowDown}');

    await userEvent.type(await field(), 'в');

    expect(await active()).toBe('Лев ПодветренныйB');
  });

  it.each([
    { state: 'hint' as const, text: 'Имя или название' },
    { state: 'loading' as const, text: 'Ищем' },
    { state: 'ready' as const, text: 'Ничего не нашлось' },
  ])('shows a message in the state $state without hits', async ({ state, text }) => {
    render(<Search state={state} groups={[]} />);

    expect(await field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getAllByText(new RegExp(text))).toHaveLength(2);
  });

  it('keeps previous hits while loading, and announces the number of new ones', async () => {
    render(<Search state="loading" />);
    await field();

    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    followed.mockClear();
    await userEvent.type(await field(), '{Enter}');
    expect(followed).not.toHaveBeenCalled();
  });

  it('shows the error, and retries by its button and by Enter', async () => {
    const onRetry = vi.fn<() => void>();
    render(<Search state="failed" error="Сервер не ответил." onRetry={onRetry} />);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Сервер не ответил.')).toBeInTheDocument();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
