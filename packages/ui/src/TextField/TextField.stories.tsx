import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function LiveField(props: Omit<TextFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/TextField',
  parameters: { keyboard: ['field'] },
  component: TextField,
  args: { label: 'Имя', value: '', placeholder: 'Как в игре', onChange: () => undefined },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { label: 'Причина', value: 'Решение судей', limit: 20, placeholder: undefined },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Причина' });
    await userEvent.type(field, ': мощность');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/23 из 20.*Не больше 20/);
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover > div', focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Пустое">
        <LiveField {...args} />
        <LiveField {...args} label="Наведение" className="is-hover" />
        <LiveField {...args} label="Фокус" value="Лев" className="is-focus" />
      </Cell>
      <Cell top label="С подсказкой">
        <LiveField {...args} label="Ник" value="Ветер" hint="Виден всем" required />
        <LiveField {...args} label="Название" value="Осенний кубок" limit={50} />
      </Cell>
      <Cell top label="Ошибка">
        <LiveField {...args} label="Причина" value="Решение судей: мощность за 20 минут ниже" limit={30} />
        <LiveField {...args} label="Ник" value="Ветер" error="Этот ник занят. Выберите другой." />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveField {...args} label="Номер" value="4600417" disabled hint="Меняет администратор" />
        <LiveField {...args} label="Только чтение" value="4600417" readOnly />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    label: 'Название заезда, которое увидят все райдеры в расписании и в протоколе',
    value: 'Объединённый велосипедный клуб любителей долгих подъёмов и холодных спусков «Ось»',
    limit: 50,
    hint: 'Длинная подсказка переносится на столько строк, сколько ей нужно, и не раздвигает поле даже на телефоне.',
    required: true,
  },
};
