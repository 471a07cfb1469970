import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { DisqualificationLabel } from './DisqualificationLabel.tsx';

const meta = {
  title: 'Race/DisqualificationLabel',
  parameters: { keyboard: ['tip'] },
  component: DisqualificationLabel,
  args: { label: 'VP' },
} satisfies Meta<typeof DisqualificationLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { label: 'DSQ', reason: 'Вес изменён перед стартом' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Вне зачёта">
        {['VP', 'DSQ', 'OFR', 'DNF', 'DNS', 'LMT', 'MRS'].map((label) => (
          <DisqualificationLabel key={label} label={label} />
        ))}
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { label: 'НЕИЗВ', reason: null } };

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
