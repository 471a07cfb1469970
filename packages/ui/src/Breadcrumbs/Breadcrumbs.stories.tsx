import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: { path: [{ label: 'Результаты', href: '#results' }, { label: 'Четверговая гонка. Холмы' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Раздел">
        <Breadcrumbs path={[{ label: 'Домашняя' }]} aria-label="Путь 1" />
      </Cell>
      <Cell label="Страница">
        <Breadcrumbs {...args} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    path: [
      { label: 'Результаты', href: '#results' },
      { label: 'Осенний кубок. Этап 5 из 8: «Перевал через радиовышку и обратно по побережью»' },
    ],
  },
};
