import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function LiveField(props: Omit<SearchFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/SearchField',
  parameters: {
    keyboard: [
      'field',
      { keys: { ru: 'Escape', en: 'Escape' }, does: { ru: 'очищает поле', en: 'empties the field' } },
    ],
  },
  component: SearchField,
  args: { value: '', placeholder: 'Название или маршрут', onChange: () => undefined },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'перевал');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell label="Пустое">
        <LiveField {...args} />
      </Cell>
      <Cell label="Наведение">
        <LiveField {...args} className="is-hover" />
      </Cell>
      <Cell label="Фокус">
        <LiveField {...args} className="is-focus" />
      </Cell>
      <Cell label="Заполнено">
        <LiveField {...args} value="перевал" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: { value: 'Александр-Мария Преображенский-Долгоруков-Старобельский' },
};
export const Large: Story = { args: { size: 'l', placeholder: 'Например: почему DNF' } };
