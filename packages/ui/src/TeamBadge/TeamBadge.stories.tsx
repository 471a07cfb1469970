import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { TeamBadge } from './TeamBadge.tsx';

const meta = {
  title: 'Race/TeamBadge',
  component: TeamBadge,
  parameters: { keyboard: ['link'] },
  args: { code: 'ВЕТЕР', colour: '#1f6fd0' },
} satisfies Meta<typeof TeamBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Команды">
        <TeamBadge code="ВЕТЕР" colour="#1f6fd0" />
        <TeamBadge code="КРОНА" colour="#2b8a3e" />
        <TeamBadge code="СЕВЕР" colour="#0b4391" />
        <TeamBadge code="ОСЬ-7" colour="#e8b300" />
      </Cell>
      <Cell label="Ссылка">
        <TeamBadge code="ПИК" name="Команда «Пик»" colour="#b3261e" href="#team" />
      </Cell>
      <Cell label="Без цвета">
        <TeamBadge code="ШТИЛЬ" colour={null} />
      </Cell>
    </Matrix>
  ),
};

/** A tick as white as the page has a visible border. */
export const EdgeData: Story = {
  args: { code: 'ДАЛЬНЕВОСТОЧНЫЙ-ЭКСПРЕСС', colour: '#ffffff' },
  play: async ({ canvasElement }) => {
    const { stroke, strokeWidth } = getComputedStyle(canvasElement.querySelector('rect') ?? canvasElement);

    await expect(strokeWidth).toBe('2px');
    await expect(stroke).toBe('rgb(123, 120, 113)');
  },
};
