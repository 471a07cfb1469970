import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { RiderName } from './RiderName.tsx';

const veter = { code: 'ВЕТЕР', colour: '#1f6fd0' };
const meta = {
  title: 'Race/RiderName',
  parameters: { keyboard: ['link', 'tip'] },
  component: RiderName,
  args: { name: 'Тимур Ветлужский', country: 'BLR', team: veter },
} satisfies Meta<typeof RiderName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { href: '#rider', own: true, duty: 'leader' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="32 px">
        <RiderName name="Тимур Ветлужский" country="BLR" team={veter} />
      </Cell>
      <Cell label="40 px">
        <OtryvProvider density="standard">
          <RiderName name="Савва Перевалов" country="RUS" team={{ code: 'КРОНА', colour: '#2b8a3e' }} href="#rider" />
        </OtryvProvider>
      </Cell>
      <Cell label="Женщина">
        <RiderName name="Ефросинья Обрывина" country="SRB" isWoman team={{ code: 'ПИК', colour: '#b3261e' }} />
      </Cell>
      <Cell label="Вы">
        <RiderName name="Лев Подветренный" country="RUS" own />
      </Cell>
      <Cell label="Лидер">
        <RiderName name="Глеб Полозов" country="RUS" duty="leader" />
      </Cell>
      <Cell label="Замыкающий">
        <RiderName name="Дарина Ледовских" country="RUS" isWoman duty="sweeper" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    name: 'Александр-Мария Преображенский-Долгоруков-Старобельский',
    country: null,
    own: true,
    isWoman: true,
    duty: 'sweeper',
    team: { code: 'ДАЛЬНЕВОСТОК', colour: null },
  },
};
