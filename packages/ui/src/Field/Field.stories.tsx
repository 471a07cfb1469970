import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Field, FieldGroup } from './Field.tsx';
import { FieldBox, FieldInput, FieldUnit } from './FieldBox.tsx';

const meta = {
  title: 'Inputs/Field',
  parameters: { keyboard: ['field'] },
  component: Field,
  args: {
    id: 'ftp',
    label: 'FTP',
    hint: 'Мощность, которую вы держите час',
    children: (
      <FieldBox>
        <FieldInput id="ftp" defaultValue="264" />
        <FieldUnit>вт</FieldUnit>
      </FieldBox>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell top label="Поле">
        <Field {...args} required aside="90 дней" />
      </Cell>
      <Cell top label="Группа">
        <FieldGroup id="days" label="Дни" hint="Когда вам удобно" error="Выберите хотя бы один день" required>
          <label>
            <input type="checkbox" /> Суббота
          </label>
          <label>
            <input type="checkbox" /> Воскресенье
          </label>
        </FieldGroup>
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    label: 'Мощность, которую вы держите час на станке в самый плохой из дней последних трёх месяцев',
    aside: '1 234 567 из 1 234 567',
    error: 'Длинная ошибка говорит, что случилось, и что с этим делать, и на телефоне занимает не одну строку.',
  },
};
