import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

function LiveField(props: Omit<DateTimeFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <DateTimeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/DateTimeField',
  parameters: {
    keyboard: [
      'field',
      {
        keys: { ru: 'Вверх, Вниз', en: 'Up, Down' },
        does: { ru: 'меняют часть времени под кареткой', en: 'change the part of the time under the caret' },
      },
      {
        keys: { ru: 'Enter на кнопке календаря', en: 'Enter on the calendar button' },
        does: { ru: 'открывает календарь', en: 'opens the calendar' },
      },
      {
        keys: { ru: 'Стрелки в календаре', en: 'Arrows in the calendar' },
        does: { ru: 'ходят по дням и неделям', en: 'move by days and weeks' },
      },
      {
        keys: { ru: 'PageUp, PageDown', en: 'PageUp, PageDown' },
        does: { ru: 'ходят по месяцам', en: 'move by months' },
      },
      {
        keys: { ru: 'Escape', en: 'Escape' },
        does: { ru: 'закрывает календарь и возвращает фокус', en: 'closes the calendar and returns the focus' },
      },
    ],
  },
  component: DateTimeField,
  args: { label: 'Старт', value: '2026-11-21T14:30:00.000Z', onChange: () => undefined },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Старт' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть календарь' }));
    await screen.findByRole('grid', { name: 'Ноябрь 2026' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'суббота, 21 ноября 2026' })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('28.12.2026 17:30:00');
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover > div', focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Обычное">
        <LiveField {...args} />
        <LiveField {...args} label="Пустое" value={null} hint="По времени сервера игры" />
        <LiveField {...args} label="Наведение" className="is-hover" />
        <LiveField {...args} label="Фокус" className="is-focus" required />
      </Cell>
      <Cell top label="Ошибка">
        <LiveField {...args} min="2026-12-01T00:00:00Z" />
      </Cell>
      <Cell top label="Перевод часов">
        <OtryvProvider timeZone="Europe/Berlin">
          <LiveField {...args} value="2026-10-25T00:30:00.000Z" />
        </OtryvProvider>
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveField {...args} disabled />
        <LiveField {...args} label="Только чтение" readOnly />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: { label: 'Время, после которого опоздавших на старт уже не пускают на дистанцию' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть календарь' }));
    await screen.findByRole('grid');
  },
};
