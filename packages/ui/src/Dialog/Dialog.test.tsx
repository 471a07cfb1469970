import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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

describe('<Dialog />', () => {
  describeConformance((props) => <Dialog open title="Изменение категории" onClose={nothing} {...props} />);

  it('is named by its title and explained by its description', () => {
    render(<Dialog open title="Изменение категории" description="Этап 4, Савва Перевалов" onClose={nothing} />);

    const dialog = screen.getByRole('dialog', { name: 'Изменение категории' });
    expect(dialog).toHaveAccessibleDescription('Этап 4, Савва Перевалов');
  });

  it('has nothing in it before it is opened', () => {
    render(<Page />);

    expect(screen.queryByLabelText('Причина')).toBeNull();
  });

  it('starts in its first field', async () => {
    render(<Page />);

    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));

    expect(screen.getByLabelText('Причина')).toHaveFocus();
  });

  it('closes on Escape and is emptied', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByLabelText('Причина')).toBeNull());
  });

  it.each([
    { by: 'the cross', close: () => fireEvent.click(screen.getByRole('button', { name: 'Закрыть' })) },
    { by: 'a press beside it', close: () => fireEvent.pointerDown(screen.getByRole('dialog')) },
    { by: 'the back gesture', close: () => fireEvent(screen.getByRole('dialog'), new Event('cancel')) },
  ])('closes by $by', ({ close }) => {
    const onClose = vi.fn<() => void>();
    render(<Dialog open title="Изменение категории" onClose={onClose} />);

    close();

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open for a press inside it', () => {
    const onClose = vi.fn<() => void>();
    render(<Dialog open title="Изменение категории" onClose={onClose} />);

    fireEvent.pointerDown(screen.getByRole('heading'));

    expect(onClose).not.toHaveBeenCalled();
  });

  it('is closed by nothing while work is going on', async () => {
    const onClose = vi.fn<() => void>();
    render(<Dialog open busy title="Изменение категории" onClose={onClose} />);

    await userEvent.keyboard('{Escape}');
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel'));

    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();
  });

  it('leaves the first Escape to a menu in it', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog open title="Изменение категории" onClose={onClose}>
        <Menu label="Ещё" entries={[{ label: 'Профиль' }]} />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));

    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });
});
