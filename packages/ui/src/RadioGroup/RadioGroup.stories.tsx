import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function LiveGroup(props: Omit<RadioGroupProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const options = [
  { value: 'race', label: 'Гонка', hint: 'Идёт в зачёт' },
  { value: 'ride', label: 'Заезд' },
  { value: 'workout', label: 'Тренировка', disabled: true },
];

const meta = {
  title: 'Inputs/RadioGroup',
  parameters: { keyboard: ['choice'] },
  component: RadioGroup,
  args: { label: 'Вид события', options, value: 'race', onChange: () => undefined },
  render: (args) => <LiveGroup {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Заезд' })).toBeChecked();
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover label', focusVisible: '.is-focus [value=race]' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Обычная">
        <LiveGroup {...args} />
      </Cell>
      <Cell top label="Фокус">
        <LiveGroup {...args} className="is-focus" />
      </Cell>
      <Cell top label="Ошибка">
        <LiveGroup {...args} value={null} hint="Решает, есть ли зачёт" error="Выберите вид события" required />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveGroup {...args} disabled />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    options: [
      { value: 'a', label: 'Объединённый велосипедный клуб любителей долгих подъёмов и холодных спусков «Ось»' },
      { value: 'b', label: 'Ось', hint: 'Длинное объяснение под словами, которое на телефоне занимает две строки' },
    ],
    value: 'a',
  },
};
