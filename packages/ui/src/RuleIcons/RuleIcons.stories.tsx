import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { RuleIcons } from './RuleIcons.tsx';

const everyRule = [
  'NO_POWERUPS',
  'ENFORCE_NO_ZPOWER',
  'ENFORCE_HRM',
  'NO_DRAFTING',
  'NO_TT_BIKES',
  'ALLOWS_LATE_JOIN',
  'TEST_BIT_10',
  'LADIES_ONLY',
  'SHOW_RACE_RESULTS',
];
const everyTag = ['steering_disabled', 'ttbikesdraft', 'doubledraft', 'bighead', 'bike_grams=1970'];

const meta = {
  title: 'Race/RuleIcons',
  parameters: { keyboard: ['tip'] },
  component: RuleIcons,
  args: { rules: ['NO_POWERUPS', 'ENFORCE_HRM', 'SHOW_RACE_RESULTS'] },
} satisfies Meta<typeof RuleIcons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { words: true } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Значки">
        <RuleIcons rules={everyRule} tags={everyTag} />
      </Cell>
      <Cell label="Со словами">
        <RuleIcons rules={everyRule} tags={everyTag} words />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: { rules: ['UNKNOWN', 'NO_POWERUPS', 'NO_POWERUPS'], tags: ['ranked'], words: true },
};
