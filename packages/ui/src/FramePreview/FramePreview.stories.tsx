import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FieldRow } from '../FormSection/FormSection.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { FramePreview } from './FramePreview.tsx';
import { PreviewLayout } from './PreviewLayout.tsx';

/** Builds a page that posts this height. */
const page = (height: number) =>
  `data:text/html,${encodeURIComponent(
    `<body style="margin:0"><div style="height:${height}px;background:%23d9e6dd"></div>`.replace('%23', '#') +
      `<script>parent.postMessage({ type: 'otryv-embed-height', height: ${height} }, '*')</script>`,
  )}`;

/** Longer than a story runs. */
const never = 86_400_000;

const meta = {
  title: 'Layout/FramePreview',
  component: FramePreview,
  parameters: { keyboard: ['choice'] },
  args: {
    heading: 'Так будет на вашем сайте',
    frameTitle: 'Предпросмотр',
    src: page(240),
    fallback: 'Предпросмотр не загрузился.',
  },
} satisfies Meta<typeof FramePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell top label="Загружен">
        <FramePreview {...args} />
      </Cell>
      <Cell top label="Загружается">
        <FramePreview {...args} heading="Так будет" src="about:blank" patienceMs={never} />
      </Cell>
      <Cell top label="Не отвечает">
        <FramePreview {...args} heading="Так было бы" src="about:blank" patienceMs={0} />
      </Cell>
    </Matrix>
  ),
};
/** A page taller than the available space scrolls within it. */
export const EdgeData: Story = { args: { src: page(2000) } };

function Workbench() {
  const [name, setName] = useState('Холмы');

  return (
    <Dialog open size="l" title="Встроить протокол" onClose={() => undefined}>
      <PreviewLayout
        preview={<FramePreview {...meta.args} />}
        optionsLabel="Настройки"
        options={
          <FieldRow>
            <TextField label="Название" value={name} onChange={setName} />
          </FieldRow>
        }
        result={<CodeBlock label="Код" code={`<otryv-results event="${name}"></otryv-results>`} />}
      />
    </Dialog>
  );
}

export const InDialog: Story = { render: () => <Workbench /> };

/** Until the page has loaded, grey placeholder blocks are shown on the layout's background. */
export const Waiting: Story = {
  args: { src: 'about:blank', patienceMs: never },
  render: (args) => (
    <div style={{ paddingInline: 24 }}>
      <PreviewLayout preview={<FramePreview {...args} />} optionsLabel="Настройки" options={null} result={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('[data-shape="card"]');
    const grounds = [];
    for (let each = block; each && each !== canvasElement; each = each.parentElement) {
      grounds.push(getComputedStyle(each).backgroundColor);
    }
    const [ink, ground] = grounds.filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
    await expect(block?.getBoundingClientRect().height).toBeGreaterThan(100);
    await expect(ink).not.toBe(ground);
  },
};
