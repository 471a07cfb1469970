import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function LiveField(props: Omit<PasswordFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/PasswordField',
  parameters: { keyboard: ['field', 'button'] },
  component: PasswordField,
  args: { label: 'Пароль', value: 'подъём-и-спуск', onChange: () => undefined },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
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
      </Cell>
      <Cell top label="Новый">
        <LiveField {...args} value="" autoComplete="new-password" hint="Не меньше 8 символов" required />
      </Cell>
      <Cell top label="Ошибка">
        <LiveField {...args} error="Пароль не подошёл. Проверьте раскладку." />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveField {...args} disabled />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { value: 'очень длинный пароль из многих слов '.repeat(6) } };
