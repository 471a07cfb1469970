import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const code = `<script async src="https://otryv.example/embed/v1.js"></script>
<otryv-results event="5100012" category="A" rows="8" accent="#0a6b3d">
  <a href="https://otryv.example/race/results/5100012">Результаты: Четверговая гонка. Холмы</a>
</otryv-results>`;

const meta = {
  title: 'Actions/CodeBlock',
  component: CodeBlock,
  parameters: { keyboard: ['button'] },
  args: { label: 'Код для сайта', code },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: {
    tools: (
      <SegmentedControl
        label="Способ"
        options={[
          { value: 'script', label: 'Скрипт' },
          { value: 'frame', label: 'iframe' },
        ]}
        value="script"
        onChange={() => undefined}
      />
    ),
    note: 'Загрузчик 5,8 кБ, без cookie.',
  },
};
export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell top label="Код">
        <CodeBlock {...args} />
      </Cell>
      <Cell top label="Одна строка">
        <CodeBlock {...args} label="Ссылка" code="https://otryv.example/race/results/5100012" />
      </Cell>
    </Matrix>
  ),
};
export const EdgeData: Story = { args: { code: `<a href="https://otryv.example/${'ochen-dlinno-'.repeat(20)}">` } };
