import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../apps/portal/src/testing/PortalAt.tsx';
import { someRiders } from '../../apps/portal/src/testing/riders.ts';
import { ReasonDialog } from '../../packages/forms/src/index.ts';
import { ResultsTable } from '../../packages/tables/src/index.ts';
import { aProtocol } from '../../packages/tables/src/testing/aProtocol.ts';
import { AlertToast, AlertToasts, Button, Popover } from '../../packages/ui/src/index.ts';

/** Frequently needed paths, step by step: the Interactions panel has a line for each. */
const meta = {
  title: 'Patterns/Paths',
  tags: ['!autodocs'],
  parameters: { keyboard: ['button', 'field', 'popover', 'dialog', 'toast'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const requests = fn();
const protocol = <ResultsTable caption="Протокол" rows={aProtocol(12)} />;

export const SortByKeyboard: Story = {
  render: () => protocol,
  play: async ({ canvas, step }) => {
    const power = canvas.getByRole('columnheader', { name: 'NP' });

    await step('Enter на заголовке NP сортирует по убыванию', async () => {
      within(power).getByRole('button').focus();
      await userEvent.keyboard('{Enter}');
      await expect(power).toHaveAttribute('aria-sort', 'descending');
    });
    await step('Порядок сказан вслух', () => expect(canvas.findByText(/np и vi, по убыванию/)).resolves.toBeVisible());
    await step('Пробел переворачивает порядок', async () => {
      await userEvent.keyboard(' ');
      await expect(power).toHaveAttribute('aria-sort', 'ascending');
    });
  },
};

export const ColumnMenu: Story = {
  render: () => protocol,
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Столбцы' });

    await step('Enter открывает меню столбцов', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Столбцы' });
    });
    await step('Пробел прячет скорость', async () => {
      const speed = await screen.findByRole('checkbox', { name: 'Скорость' });
      speed.focus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByRole('columnheader', { name: 'км/ч', hidden: true })).toBeNull();
    });
    await step('Escape закрывает меню, фокус снова на кнопке', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const ResizeAndMoveColumn: Story = {
  render: () => protocol,
  play: async ({ canvas, step }) => {
    const head = canvas.getByRole('columnheader', { name: 'км/ч' });
    const place = () => canvas.getAllByRole('columnheader').indexOf(head);
    const before = { width: head.offsetWidth, place: place() };
    within(head).getByRole('button').focus();

    await step('Alt Shift Вправо делает столбец шире на 10 px', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
      await waitFor(() => expect(head.offsetWidth).toBe(before.width + 10));
    });
    await step('Alt Влево ставит его раньше', async () => {
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      await waitFor(() => expect(place()).toBeLessThan(before.place));
    });
    await step('Фокус остаётся на его заголовке', () => expect(within(head).getByRole('button')).toHaveFocus());
  },
};

export const PopupAndFocus: Story = {
  render: () => (
    <Popover label="Столбцы" title="Столбцы таблицы">
      Панель
    </Popover>
  ),
  play: async ({ canvas, step }) => {
    const root = document.documentElement.style;
    root.setProperty('--otryv-motion-duration-popup', '250ms');
    const button = canvas.getByRole('button', { name: 'Столбцы' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Столбцы таблицы' });
    let fading: unknown[] = [];

    await step('Escape: панель гаснет 250 мс', async () => {
      await userEvent.keyboard('{Escape}');
      fading = panel.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
    await step('Фокус уже вернулся на кнопку', () => expect(button).toHaveFocus());
    await step('Потом панели нет', () => waitFor(() => expect(panel).not.toBeInTheDocument()));
    root.removeProperty('--otryv-motion-duration-popup');
    await expect(fading).toEqual([250]);
  },
};

export const SearchWaits300Ms: Story = {
  parameters: {
    layout: 'fullscreen',
    msw: [
      http.get('*/api/riders', ({ request }) => {
        requests(new URL(request.url).searchParams.get('search') ?? '');
        return Response.json(someRiders());
      }),
    ],
  },
  render: () => <PortalAt address="/riders" />,
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('searchbox');
    await canvas.findAllByText('Лев Подветренный');
    requests.mockClear();

    await step('Шесть букв подряд', () => userEvent.type(field, 'быстро'));
    await step('Один запрос, через 300 мс после последней', async () => {
      await waitFor(() => expect(requests).toHaveBeenCalledWith('быстро'));
      await expect(requests).toHaveBeenCalledTimes(1);
    });
  },
};

export const FiftyCharacters: Story = {
  render: () => (
    <ReasonDialog
      open
      title="Сделать официальным"
      action="Сделать официальным"
      usual={[]}
      onSubmit={fn()}
      onClose={fn()}
    />
  ),
  play: async ({ step }) => {
    const field = await screen.findByRole('textbox', { name: /Причина/ });

    await step('50 знаков: годится', async () => {
      await fireEvent.change(field, { target: { value: 'я'.repeat(50) } });
      await expect(field).toHaveAccessibleDescription(/50 из 50/);
      await expect(field).not.toBeInvalid();
    });
    await step('51 знак: ошибка, лишнее не срезано', async () => {
      await fireEvent.change(field, { target: { value: 'я'.repeat(51) } });
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveValue('я'.repeat(51));
    });
  },
};

function Removal() {
  const [state, setState] = useState<'whole' | 'removed' | 'closed'>('whole');

  return (
    <>
      <Button disabled={state !== 'whole'} onClick={() => setState('removed')}>
        Убрать из заезда
      </Button>
      <AlertToasts>
        {state === 'removed' && (
          <AlertToast
            tone="success"
            onUndo={() => setState('whole')}
            onClose={() => setState((now) => (now === 'removed' ? 'closed' : now))}
          >
            Савва Перевалов убран из заезда.
          </AlertToast>
        )}
      </AlertToasts>
    </>
  );
}

export const ToastLeavesAfter4S: Story = {
  render: () => <Removal />,
  play: async ({ canvas, step }) => {
    const timers = spyOn(window, 'setTimeout');

    await step('Успех сказан', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать из заезда' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('убран');
    });
    await step('Его часы на 4 секунды', () => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(4000));
    timers.mockRestore();
    await step('Потом он уходит сам', () => waitFor(() => expect(canvas.queryByRole('status')).toBeNull()));
  },
};

export const Undo: Story = {
  render: () => <Removal />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Убрать из заезда' });

    await step('Убрать', () => userEvent.click(button));
    await step('Вернуть', () => userEvent.click(canvas.getByRole('button', { name: 'Вернуть' })));
    await step('Всё как было, тоста нет', async () => {
      await expect(button).toBeEnabled();
      await expect(canvas.queryByRole('status')).toBeNull();
    });
  },
};
