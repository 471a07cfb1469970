import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxMenu } from '../Menu/CheckboxMenu.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Popover } from './Popover.tsx';

const popover = (
  <>
    <Popover label="Столбцы" title="Столбцы таблицы">
      <button type="button">15 с</button>
    </Popover>
    <p>Снаружи</p>
  </>
);

describe('<Popover />', () => {
  it('opens by the keyboard, closes on Escape and returns focus', async () => {
    render(popover);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Столбцы таблицы' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '15 с' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Столбцы' })).toHaveFocus();
  });

  it('closes by its button', async () => {
    render(popover);
    await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
    await screen.findByRole('dialog');

    await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be closed by its content', async () => {
    render(
      <Popover label="Найти" title="Поиск">
        {(close) => (
          <button type="button" onClick={close}>
            Первый
          </button>
        )}
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Первый' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Найти' })).toHaveFocus());
  });

  it('closes on a click outside', async () => {
    render(popover);
    await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
    await screen.findByRole('dialog');

    await userEvent.click(screen.getByText('Снаружи'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('controlled popover', () => {
  it('opens and closes without its button', async () => {
    const { rerender } = render(
      <Popover open={false} label="Темп" title="Темп, группа C">
        от 2,63
      </Popover>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();

    rerender(
      <Popover open label="Темп" title="Темп, группа C">
        от 2,63
      </Popover>,
    );
    expect(await screen.findByRole('dialog', { name: 'Темп, группа C' })).toHaveTextContent('от 2,63');

    rerender(
      <Popover open={false} label="Темп" title="Темп, группа C">
        от 2,63
      </Popover>,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requests its host to open and close it', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { rerender } = render(
      <Popover open={false} onOpenChange={onOpenChange} label="Темп" title="Темп, группа C">
        от 2,63
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Темп' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(screen.queryByRole('dialog')).toBeNull();

    rerender(
      <Popover open onOpenChange={onOpenChange} label="Темп" title="Темп, группа C">
        от 2,63
      </Popover>,
    );
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('closing a popover', () => {
  const onEscape = vi.fn<() => void>();
  const panel = (
    <>
      <Popover label="Темп" title="Темп, группа C" onEscape={onEscape}>
        <input aria-label="От" />
      </Popover>
      <input aria-label="Название" />
    </>
  );

  it('distinguishes Escape from a click outside', async () => {
    render(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Темп' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('textbox', { name: 'Название' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onEscape).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Темп' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it('keeps focus in a clicked field', async () => {
    render(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Темп' }));
    await screen.findByRole('dialog');

    await userEvent.click(screen.getByRole('textbox', { name: 'Название' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // biome-ignore lint/plugin: The panel returns focus in a separate task.
    await new Promise((resolve) => setTimeout(resolve));

    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveFocus();
  });
});

describe('<CheckboxMenu />', () => {
  const groups = [
    {
      title: 'Интервалы',
      items: [
        { key: 'cp5', label: '5 с', checked: true },
        { key: 'cp60', label: '60 м', checked: false, empty: true },
      ],
    },
  ];
  const nothing = () => undefined;
  describeConformance((props) => <CheckboxMenu groups={groups} onToggle={nothing} {...props} />);

  it('reports the toggled switch and its new state', async () => {
    const onToggle = vi.fn<(key: string, checked: boolean) => void>();
    render(<CheckboxMenu groups={groups} onToggle={onToggle} />);

    await userEvent.click(screen.getByRole('checkbox', { name: '5 с' }));

    expect(onToggle).toHaveBeenCalledWith('cp5', false);
  });

  it('labels an empty column and disables it', () => {
    render(<CheckboxMenu groups={groups} onToggle={nothing} />);

    expect(screen.getByRole('checkbox', { name: '60 м пусто' })).toBeDisabled();
  });

  it('resets to the default', async () => {
    const onReset = vi.fn<() => void>();
    render(<CheckboxMenu groups={groups} onToggle={nothing} onReset={onReset} />);

    await userEvent.click(screen.getByRole('button', { name: 'По умолчанию' }));

    expect(onReset).toHaveBeenCalledOnce();
  });
});
