import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarDays, Flag, House, LogIn, Shield } from 'lucide-react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { AppShell } from './AppShell.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Rail } from './Rail.tsx';

const items = [
  { href: '/', label: 'Главная', icon: House },
  { href: '/race/schedule', label: 'Расписание', icon: CalendarDays, current: true },
];
const many = Array.from({ length: 7 }, (_, index) => ({ href: `/${index}`, label: `Раздел ${index}`, icon: Flag }));

describe('<AppShell />', () => {
  it('offers keyboard users a skip link to the content', () => {
    render(
      <AppShell items={items} path={[{ label: 'Расписание' }]}>
        Заезды
      </AppShell>,
    );

    const skip = screen.getByRole('link', { name: 'К содержанию' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveTextContent('Заезды');
  });

  it('links guests to the sign-in from the header, and from «Ещё» on phones', async () => {
    const signIn = { href: '/auth/authorization', label: 'Войти', icon: LogIn };
    render(<AppShell items={many} path={[]} signIn={signIn} />);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/authorization');

    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Ещё' }));
    expect(panel.getAllByRole('link').at(-1)).toHaveAttribute('href', '/auth/authorization');
  });

  it('marks the header while data is loading', () => {
    render(<AppShell items={items} path={[]} loading />);

    expect(screen.getByRole('banner')).toHaveAttribute('data-loading');
  });
});

describe('<AppShell /> when a press removes its own control', () => {
  const press = async (act: () => Promise<unknown>, isRefused = false) => {
    render(<Requests isRefused={isRefused} />);
    screen.getByRole('button', { name: 'Принять: Глеб' }).focus();
    await act();
  };

  it('moves keyboard focus to the nearest remaining control', async () => {
    await press(() => userEvent.keyboard('{Enter}'));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Принять: Игнат' })).toHaveFocus());
  });

  it('waits for a temporarily disabled control', async () => {
    await press(() => userEvent.keyboard('{Enter}'), true);

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Не принято'));
    expect(screen.getByRole('button', { name: 'Принять: Глеб' })).toHaveFocus();
  });

  it('does not move focus after a pointer press', async () => {
    await press(() => userEvent.click(screen.getByRole('button', { name: 'Принять: Глеб' })));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Принять: Глеб' })).toBeNull());
    expect(document.body).toHaveFocus();
  });
});

/** Renders requests to a team, one of which is accepted or rejected within some milliseconds. */
function Requests({ isRefused }: { isRefused: boolean }) {
  const [state, setState] = useState<'asked' | 'sent' | 'answered'>('asked');
  const send = () => {
    setState('sent');
    // biome-ignore lint/plugin: This test's server responds later.
    setTimeout(() => setState('answered'), 20);
  };

  return (
    <AppShell items={items} path={[]}>
      <a href="/team">Команда</a>
      <ul>
        {(isRefused || state !== 'answered') && (
          <li>
            <button type="button" disabled={state === 'sent'} onClick={send}>
              Принять: Глеб
            </button>
          </li>
        )}
        <li>
          <button type="button">Принять: Игнат</button>
        </li>
      </ul>
      <output>{state === 'answered' && 'Не принято'}</output>
    </AppShell>
  );
}

describe('page transition of <AppShell />', () => {
  const animate = vi.fn<Element['animate']>();
  const open = (pages: string[]) => {
    const { rerender } = render(<AppShell items={items} path={[]} page={pages[0]} />);
    screen.getByRole('main').animate = animate;
    for (const page of pages) rerender(<AppShell items={items} path={[]} page={page} />);
  };

  beforeEach(() => void animate.mockReset());
  afterEach(() => void vi.restoreAllMocks());

  it('fades in within 100 ms, except for the first page', () => {
    open(['/', '/', '/race/schedule']);

    expect(animate).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ duration: 100 }));
  });

  it('shows pages immediately with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    );

    open(['/', '/race/schedule']);

    expect(animate).not.toHaveBeenCalled();
  });
});

describe('<Rail />', () => {
  describeConformance((props) => <Rail items={items} homeHref="/" {...props} />);

  it('marks the current section', () => {
    render(<Rail items={items} homeHref="/" />);

    expect(screen.getByRole('link', { name: 'Расписание' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Главная' })).not.toHaveAttribute('aria-current');
  });

  it('separates sections for some roles', () => {
    render(<Rail items={items} gatedItems={[{ href: '/admin', label: 'Админ', icon: Shield }]} homeHref="/" />);

    const lists = screen.getAllByRole('list');
    expect(lists).toHaveLength(2);
    expect(within(lists[1] ?? document.body).getByRole('link', { name: 'Админ' })).toBeInTheDocument();
  });
});

describe('<BottomBar />', () => {
  describeConformance((props) => <BottomBar items={items} {...props} />);

  it('uses the short labels', () => {
    render(
      <BottomBar items={[{ href: '/series', label: 'Серии заездов', shortLabel: 'Серии', icon: Flag }, ...items]} />,
    );

    expect(screen.getByRole('link', { name: 'Серии' })).toHaveAttribute('href', '/series');
    expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the quick sections first, regardless of their order', () => {
    const [first, ...others] = many.toReversed();
    render(<BottomBar items={[...others, { ...(first as (typeof many)[number]), isQuick: true }]} />);

    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', first?.href);
  });

  it('shows five items, with the others behind «Ещё»', async () => {
    render(<BottomBar items={many} />);
    expect(screen.getAllByRole('link')).toHaveLength(4);

    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));

    const panel = await screen.findByRole('dialog', { name: 'Ещё' });
    expect(within(panel).getAllByRole('link')).toHaveLength(3);
  });
});
