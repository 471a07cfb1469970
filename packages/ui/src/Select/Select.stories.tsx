import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { Select } from './Select.tsx';
import { SelectField } from './SelectField.tsx';

const organizers = [
  { value: '', label: 'Все организаторы' },
  { value: '1', label: 'Клуб «Ось»' },
  { value: '2', label: 'ТТ-цех' },
];
const nothing = () => undefined;

const meta = {
  title: 'Inputs/Select',
  parameters: { keyboard: ['select'] },
  component: Select,
  args: { label: 'Организатор', options: organizers, value: '', onChange: nothing },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus' } },
  render: (args) => (
    <Matrix>
      <Cell label="Обычный">
        <Select {...args} />
        <Select {...args} className="is-hover" />
        <Select {...args} className="is-focus" />
        <Select {...args} disabled />
        <Select {...args} size="s" />
      </Cell>
      <Cell top label="Поле">
        <SelectField {...args} label="Организатор" hint="Увидят все райдеры" />
        <SelectField {...args} label="Организатор" error="Выберите организатора" required />
        <SelectField {...args} label="Организатор" disabled />
      </Cell>
      <Cell label="Строки">
        <PageSizeSelect value={50} onChange={nothing} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    options: [
      { value: '', label: 'Объединённый велосипедный клуб любителей долгих подъёмов и холодных спусков «Ось»' },
    ],
  },
};
