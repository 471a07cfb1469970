import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { ColorField, type ColorFieldProps } from './ColorField.tsx';

function LiveField(props: Omit<ColorFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <ColorField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/ColorField',
  component: ColorField,
  parameters: { keyboard: ['field', 'button'] },
  args: { label: 'Цвет команды', value: '#1f6fd0', backgrounds: ['#ffffff', '#13161a'], onChange: () => undefined },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'ffe14d');
    await expect(field).toHaveAccessibleDescription(/На фоне #ffffff контраст/);
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover > div', focusVisible: '.is-focus input + input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Обычное">
        <LiveField {...args} />
        <LiveField {...args} label="Пустое" value={null} hint="Полоска у кода команды" />
        <LiveField {...args} label="Наведение" className="is-hover" />
        <LiveField {...args} label="Фокус" className="is-focus" />
      </Cell>
      <Cell top label="Плохо видно">
        <LiveField {...args} value="#ffe14d" />
      </Cell>
      <Cell top label="Ошибка">
        <LiveField {...args} error="Этот цвет занят. Выберите другой." required />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveField {...args} disabled />
        <LiveField {...args} label="Только чтение" readOnly />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: { label: 'Цвет, которым команда отмечена в протоколах, на картах и на афишах серии', value: '#ffffff' },
};
