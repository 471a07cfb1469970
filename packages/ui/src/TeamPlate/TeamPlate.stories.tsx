import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPicture } from '../testing/aPicture.ts';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { TeamPlate } from './TeamPlate.tsx';

const meta = {
  title: 'Race/TeamPlate',
  component: TeamPlate,
  args: { code: 'ВЕТЕР', background: '#1f6fd0', colour: '#ffffff' },
} satisfies Meta<typeof TeamPlate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { size: 's' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Тёмный, светлый, белый">
        <TeamPlate code="ВЕТЕР" background="#1f6fd0" colour="#ffffff" />
        <TeamPlate code="ОСЬ-7" background="#fccf0b" colour="#14181f" />
        <TeamPlate code="ЛЁД" background="#ffffff" colour="#05316d" />
      </Cell>
      <Cell label="С логотипом">
        <TeamPlate code="ПИК" background="#b3261e" colour="#ffffff" logoSrc={aPicture} />
      </Cell>
      <Cell label="Без цветов">
        <TeamPlate code="ШТИЛЬ" />
        <TeamPlate code="ШТИЛЬ" size="s" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { code: 'ШИРОКОЩЁКИЕ-', background: '#000000', colour: '#ffffff' } };
