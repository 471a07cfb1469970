import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertToasts } from '../AlertToast/AlertToasts.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Dialog } from './Dialog.tsx';

const nothing = () => undefined;

function Page({ onClose = nothing }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Изменить
      </button>
      <Dialog
        open={isOpen}
        title="Изменение категории"
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
      >
        <input aria-label="Причина" />
      </Dialog>
    </>
  );
}

function Removals() {
  const [names, setNames] = useState(['Зоя', 'Игнат']);
  const [asked, setAsked] = useState<string | null>(null);

  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setAsked(name)}>
            Снять: {name}
          </button>
          <Dialog open={asked === name} title={`Снять ${name}?`} onClose={nothing}>
            <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              Снять
            </button>
          </Dialog>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders a page that refetches what the dialog changed: the control that opened it is removed, or disabled, some time
 * after it closed.
 */
function Reopening() {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<'official' | 'busy' | 'open'>('official');

  return (
    <>
      <div>
        {state !== 'open' && (
          <button type="button" disabled={state === 'busy'} onClick={() => setIsOpen(true)}>
            Открыть для правок
          </button>
        )}
        <button type="button">Закрыть правки</button>
      </div>
      <a href="#protocol">Протокол</a>
      <button type="button" onMouseEnter={() => setState(state === 'official' ? 'busy' : 'open')}>
        Ответ сервера
      </button>
      <Dialog open={isOpen} title="Открыть протокол" onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Presses Back on a dialog that stays open: the page is on its second history entry again. */
async function goBack() {
  const returned = vi.spyOn(window.history, 'replaceState');
  window.history.back();
  await waitFor(() => expect(returned).toHaveBeenCalled());
  returned.mockRestore();
}

const backdrop = () => screen.getByRole('dialog').parentElement ?? document.body;

describe('<Dialog />', () => {
  describeConformance((props) => <Dialog open title="Изменение категории" onClose={nothing} {...props} />);

  it.each([
    { shape: undefined, expected: 'window' },
    { shape: 'drawer' as const, expected: 'drawer' },
  ])('has the shape $expected', async ({ shape, expected }) => {
    render(<Dialog open title="Почему это место" onClose={nothing} {...(shape && { shape })} />);

    await screen.findByRole('dialog', { name: 'Почему это место' });

    expect(backdrop()).toHaveAttribute('data-shape', expected);
  });

  it('moves focus to the nearest remaining control if the opening one is removed', async () => {
    render(<Removals />);
    await userEvent.click(screen.getByRole('button', { name: 'Снять: Зоя' }));

    await userEvent.click(screen.getByRole('button', { name: 'Снять' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Снять: Игнат' })).toHaveFocus());
  });

  describe('<Dialog /> whose page removes the opening control after it closed', () => {
    const close = async () => {
      render(<Reopening />);
      await userEvent.click(screen.getByRole('button', { name: 'Открыть для правок' }));
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Открыть для правок' })).toHaveFocus();
    };
    const respond = () => fireEvent.mouseEnter(screen.getByRole('button', { name: 'Ответ сервера' }));

    it('moves focus to the nearest remaining control when it is disabled or removed', async () => {
      await close();

      respond();

      await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть правки' })).toHaveFocus());
    });

    it('keeps focus where the reader has moved it', async () => {
      await close();
      screen.getByRole('link', { name: 'Протокол' }).focus();

      respond();
      respond();

      await waitFor(() => expect(screen.queryByRole('button', { name: 'Открыть для правок' })).toBeNull());
      expect(screen.getByRole('link', { name: 'Протокол' })).toHaveFocus();
    });
  });

  it('is named by its title and described by its description', async () => {
    render(<Dialog open title="Изменение категории" description="Этап 4, Савва Перевалов" onClose={nothing} />);

    const dialog = await screen.findByRole('dialog', { name: 'Изменение категории' });
    expect(dialog).toHaveAccessibleDescription('Этап 4, Савва Перевалов');
  });

  it('renders nothing before it is opened', () => {
    render(<Page />);

    expect(screen.queryByLabelText('Причина')).toBeNull();
  });

  it('focuses its first field', async () => {
    render(<Page />);

    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));

    expect(await screen.findByLabelText('Причина')).toHaveFocus();
  });

  it('closes on Escape and removes its content', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByLabelText('Причина')).toBeNull());
    expect(screen.getByRole('button', { name: 'Изменить' })).toHaveFocus();
  });

  it.each([
    {
      by: 'the cross',
      close: () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }), { pointerEventsCheck: 0 }),
    },
    { by: 'a press beside it', close: () => userEvent.click(backdrop(), { pointerEventsCheck: 0 }) },
  ])('closes by $by', async ({ close }) => {
    const onClose = vi.fn<() => void>();
    render(<Dialog open title="Изменение категории" onClose={onClose} />);
    await screen.findByRole('dialog');

    await close();

    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    { where: 'inside it', press: () => screen.getByRole('heading') },
    { where: 'on a message in the corner', press: () => screen.getByRole('button', { name: 'Вернуть', hidden: true }) },
  ])('stays open for a press $where', async ({ press }) => {
    const onClose = vi.fn<() => void>();
    render(
      <>
        <Dialog open title="Изменение категории" onClose={onClose} />
        <AlertToasts>
          <button type="button">Вернуть</button>
        </AlertToasts>
      </>,
    );
    await screen.findByRole('dialog');

    await userEvent.click(press(), { pointerEventsCheck: 0 });

    expect(onClose).not.toHaveBeenCalled();
  });

  it('allows alerts over it to be announced', async () => {
    render(
      <>
        <Dialog open title="Изменение категории" onClose={nothing} />
        <AlertToasts />
        <main />
      </>,
    );

    await screen.findByRole('dialog');

    expect(screen.getByRole('region', { name: 'Сообщения' })).toBeInTheDocument();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('cannot be closed while busy, and closes by Back afterwards', async () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(<Dialog open busy title="Изменение категории" onClose={onClose} />);
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop(), { pointerEventsCheck: 0 });
    await goBack();

    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();

    rerender(<Dialog open title="Изменение категории" onClose={onClose} />);
    await goBack();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('uses the theme of its surroundings', async () => {
    render(
      <div data-theme="dark">
        <Dialog open title="Изменение категории" onClose={nothing} />
      </div>,
    );

    expect((await screen.findByRole('dialog')).closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  });

  it('adds no style element to the page', async () => {
    const before = document.querySelectorAll('style').length;
    render(<Dialog open title="Изменение категории" onClose={nothing} />);

    await screen.findByRole('dialog');

    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('leaves the first Escape to a menu inside it', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog open title="Изменение категории" onClose={onClose}>
        <Menu label="Ещё" entries={[{ label: 'Профиль' }]} />
      </Dialog>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ещё' }));
    await screen.findByRole('menuitem');

    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });
});
