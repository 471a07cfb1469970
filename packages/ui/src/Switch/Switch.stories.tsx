import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

function LiveSwitch(props: Omit<SwitchProps, 'onChange'>) {
  const [checked, setChecked] = useState(props.checked);

  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  parameters: { keyboard: ['checkbox'] },
  args: { label: 'Скрыть вес', checked: false, onChange: () => undefined },
  render: (args) => <LiveSwitch {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover label', focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Обычный">
        <LiveSwitch {...args} label="Выкл" />
        <LiveSwitch {...args} label="Вкл" checked />
        <LiveSwitch {...args} label="Наведение" className="is-hover" />
        <LiveSwitch {...args} label="Фокус" className="is-focus" checked />
      </Cell>
      <Cell top label="Со словами">
        <LiveSwitch {...args} hint="В протоколе будет «скрыто»" checked />
        <LiveSwitch {...args} error="Не сохранилось. Нет связи с сервером." />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveSwitch {...args} disabled />
        <LiveSwitch {...args} disabled checked />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: { label: 'Не показывать мой вес никому, кроме судей заезда и организатора серии, в которой я участвую' },
};
