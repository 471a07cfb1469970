import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Flag } from './Flag.tsx';

const meta = { title: 'Race/Flag', component: Flag, args: { country: 'RUS' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { country: 'AUT' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Страны">
        {['RUS', 'BLR', 'KAZ', 'SRB', 'EST', 'FIN', 'ITA', 'AUT', 'CHN', 'GBR'].map((country) => (
          <Flag key={country} country={country} />
        ))}
      </Cell>
      <Cell label="Неизвестна">
        <Flag country={null} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { country: 'ZZZ' } };
