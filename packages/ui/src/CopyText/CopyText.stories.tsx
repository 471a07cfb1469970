import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { CopyText } from './CopyText.tsx';

const meta = {
  title: 'Actions/CopyText',
  component: CopyText,
  parameters: { keyboard: ['button'] },
  args: { text: '4600417' },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { children: <a href="#profile">4600417</a> } };
export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Номер">
        <CopyText {...args} />
      </Cell>
      <Cell label="Почта">
        <CopyText text="lev@pochta.example" />
      </Cell>
    </Matrix>
  ),
};
export const EdgeData: Story = { args: { text: `${'очень-длинный-адрес-'.repeat(12)}@pochta.example` } };
