import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

function LiveGroup(props: Omit<CheckboxGroupProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <CheckboxGroup {...props} value={value} onChange={setValue} />;
}

const nothing = () => undefined;
const options = [
  { value: 'watopia', label: 'Ватопия' },
  { value: 'london', label: 'Лондон' },
  { value: 'richmond', label: 'Ричмонд' },
  { value: 'yorkshire', label: 'Йоркшир', disabled: true },
];

const meta = {
  title: 'Inputs/Checkbox',
  parameters: { keyboard: ['checkbox'] },
  component: CheckboxGroup,
  args: { label: 'Карты', options, value: ['london'], withAll: true, onChange: () => undefined },
  render: (args) => <LiveGroup {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Ричмонд' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Все' })).toBePartiallyChecked();
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover label', focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Один">
        <Checkbox label="Нет" checked={false} onChange={nothing} />
        <Checkbox label="Да" checked onChange={nothing} />
        <Checkbox label="Наведение" className="is-hover" checked={false} onChange={nothing} />
        <Checkbox label="Фокус" className="is-focus" checked onChange={nothing} />
        <Checkbox label="Нельзя" disabled checked={false} onChange={nothing} />
        <Checkbox label="Нельзя" disabled checked onChange={nothing} />
      </Cell>
      <Cell top label="Со словами">
        <Checkbox label="Письма о заездах" hint="За час до старта" checked onChange={nothing} />
        <Checkbox
          label="Согласен с правилами"
          error="Без согласия нельзя"
          checked={false}
          onChange={nothing}
          required
        />
      </Cell>
      <Cell top label="Группа">
        <LiveGroup {...args} hint="Покажем заезды только там" />
      </Cell>
      <Cell top label="Ошибка">
        <LiveGroup {...args} value={[]} error="Выберите хотя бы одну карту" required />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveGroup {...args} disabled />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    label: 'Объединённые карты, на которых проходят заезды любителей долгих подъёмов',
    options: [
      { value: 'long', label: 'Объединённый велосипедный клуб любителей долгих подъёмов и холодных спусков «Ось»' },
      { value: 'hint', label: 'Новый Йорк', hint: 'Длинное объяснение под словами, которое переносится на телефоне' },
    ],
    value: ['long', 'hint'],
  },
};
