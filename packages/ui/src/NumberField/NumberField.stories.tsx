import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function LiveField(props: Omit<NumberFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/NumberField',
  parameters: { keyboard: ['field', 'stepper'] },
  component: NumberField,
  args: { label: 'Вес', value: 78.3, min: 30, max: 250, step: 0.1, unit: 'кг', onChange: () => undefined },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Вес' });
    await userEvent.clear(field);
    await userEvent.type(field, '81,5');
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    await expect(field).toHaveValue('80,6');
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover > div', focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Обычное">
        <LiveField {...args} />
        <LiveField {...args} label="Наведение" className="is-hover" />
        <LiveField {...args} label="Фокус" className="is-focus" />
        <LiveField {...args} label="Пустое" value={null} placeholder="75,0" />
      </Cell>
      <Cell top label="Ошибка">
        <LiveField {...args} value={20} />
        <LiveField {...args} value={300} hint="По весам этого утра" required />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveField {...args} disabled />
        <LiveField {...args} label="Только чтение" readOnly />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    label: 'Набор высоты за весь сезон',
    value: -1234567.891,
    min: undefined,
    max: undefined,
    unit: 'метров над уровнем моря',
  },
};
