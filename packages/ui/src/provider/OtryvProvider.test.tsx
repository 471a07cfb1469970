import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { OtryvProvider } from './OtryvProvider.tsx';

const nothing = () => undefined;
const popover = (
  <Popover label="Вид" title="Вид таблицы">
    Плотность
  </Popover>
);

/** A part of a page with another theme, which also contains its popups. */
function Part({ theme = 'contrast', children }: { theme?: string; children: ReactNode }) {
  const [part, setPart] = useState<HTMLElement | null>(null);

  return (
    <section ref={setPart} aria-label="Часть" data-theme={theme}>
      <OtryvProvider container={part}>{children}</OtryvProvider>
    </section>
  );
}

/** A place without a theme, beside a dark one that contains its popups. */
function BesideDark({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  return (
    <>
      <section ref={setPlace} data-theme="dark" />
      <OtryvProvider container={place}>{children}</OtryvProvider>
    </>
  );
}

const part = () => screen.getByRole('region', { name: 'Часть', hidden: true });

describe('<OtryvProvider container />', () => {
  it.each([
    { what: 'a dialog', role: 'dialog', element: <Dialog open title="Правила" onClose={nothing} /> },
    { what: 'a popover', role: 'dialog', element: popover, opener: 'Вид' },
    { what: 'a menu', role: 'menu', element: <Menu label="Строка" entries={[{ label: 'Штраф' }]} />, opener: 'Строка' },
    {
      what: 'a list of options',
      role: 'listbox',
      element: <Combobox label="Команда" options={[{ value: '1', label: 'Крона' }]} value={null} onChange={nothing} />,
    },
    { what: 'a tip', role: 'tooltip', element: <Tooltip tip="Мощность">VP</Tooltip> },
  ])('contains $what, which inherits its theme', async ({ what, role, element, opener }) => {
    render(<Part>{element}</Part>);

    if (opener) await userEvent.click(screen.getByRole('button', { name: opener }));
    else if (what === 'a tip') await userEvent.hover(screen.getByText('VP'));
    else if (what === 'a list of options') await userEvent.type(screen.getByRole('combobox'), 'к');

    const opened = await screen.findByRole(role);
    expect(part()).toContainElement(opened);
    expect(opened.closest('[data-theme]')).toBe(part());
  });

  it('contains popups of a place with another theme, which they keep', async () => {
    render(
      <Part>
        <div data-theme="dark">
          <Menu label="Строка" entries={[{ label: 'Штраф' }]} />
        </div>
      </Part>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Строка' }));

    const menu = await screen.findByRole('menu');
    expect(part()).toContainElement(menu);
    expect(menu).toHaveAttribute('data-theme', 'dark');
  });

  it.each([
    { scheme: '', theme: 'light' },
    { scheme: 'light dark', theme: 'system' },
    { scheme: 'dark', theme: 'dark' },
  ])("contains popups of a place without a theme, which use the page's scheme $scheme", async ({ scheme, theme }) => {
    document.documentElement.style.setProperty('color-scheme', scheme);
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    render(
      <BesideDark>
        <Menu label="Строка" entries={[{ label: 'Штраф' }]} />
      </BesideDark>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Строка' }));

    expect(await screen.findByRole('menu')).toHaveAttribute('data-theme', theme);
  });

  it('leaves popups in an open dialog to the dialog', async () => {
    render(
      <Part>
        <Dialog open title="Правила" onClose={nothing}>
          <Menu label="Строка" entries={[{ label: 'Штраф' }]} />
        </Dialog>
      </Part>,
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Строка' }));

    expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('menu'));
  });
});
