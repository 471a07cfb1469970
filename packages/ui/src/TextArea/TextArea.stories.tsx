import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function LiveArea(props: Omit<TextAreaProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/TextArea',
  parameters: { keyboard: ['field'] },
  component: TextArea,
  args: { label: 'Описание', value: 'Первый горный финиш кубка, 7,1 км в гору', limit: 200, onChange: () => undefined },
  render: (args) => <LiveArea {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { grows: true, value: '' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Описание' });
    const before = area.clientHeight;
    await userEvent.type(area, 'один{Enter}два{Enter}три{Enter}четыре{Enter}пять');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover textarea', focusVisible: '.is-focus textarea' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Обычное">
        <LiveArea {...args} />
        <LiveArea {...args} label="Наведение" className="is-hover" />
        <LiveArea {...args} label="Фокус" className="is-focus" />
      </Cell>
      <Cell top label="Ошибка">
        <LiveArea {...args} limit={30} />
        <LiveArea {...args} value="" error="Расскажите, что за заезд" required />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveArea {...args} limit={undefined} disabled hint="Меняет организатор" />
        <LiveArea {...args} limit={undefined} label="Только чтение" readOnly />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    grows: true,
    value: Array.from({ length: 12 }, (_, line) => `${line + 1}. Правило заезда, о котором забывают на старте`).join(
      '\n',
    ),
    limit: 100,
  },
};
