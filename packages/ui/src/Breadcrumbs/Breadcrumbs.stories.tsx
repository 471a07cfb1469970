import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  parameters: { keyboard: ['link'] },
  component: Breadcrumbs,
  args: { path: [{ label: 'Результаты', href: '#results' }, { label: 'Четверговая гонка. Холмы' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: {
    path: [{ label: 'Серии заездов', href: '#series' }, { label: 'Осенний кубок', href: '#cup' }, { label: 'Этап 4' }],
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover a', focusVisible: '.is-focus a' } },
  render: (args) => (
    <Matrix>
      <Cell label="Раздел">
        <Breadcrumbs path={[{ label: 'Главная' }]} aria-label="Путь 1" />
      </Cell>
      <Cell label="Страница">
        <Breadcrumbs {...args} />
      </Cell>
      <Cell label="Наведение">
        <Breadcrumbs {...args} className="is-hover" aria-label="Путь 2" />
      </Cell>
      <Cell label="Фокус">
        <Breadcrumbs {...args} className="is-focus" aria-label="Путь 3" />
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
