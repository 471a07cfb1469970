import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SeriesForm } from './SeriesForm.tsx';

const values = {
  type: 'tour',
  name: 'Осенний кубок',
  dateStart: '2026-10-21',
  dateEnd: '2026-12-12',
  mission: 'Восемь этапов по четвергам и субботам. Побеждает меньшее время.',
  rules: '## Взвешивание\nВидео с весами за 24 часа до старта, лицо и показания в одном кадре.',
  percentageFromLeader: 15,
  timeGapThresholdSeconds: 1,
  teamResults: 3,
  scoringTable: [25, 20, 16, 13, 11],
};

const meta = {
  title: 'Forms/SeriesForm',
  parameters: { keyboard: ['form', 'field'] },
  component: SeriesForm,
  args: { logoSrc: null, posterSrc: null, values, onSubmit: fn() },
} satisfies Meta<typeof SeriesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const New: Story = { args: { values: {} } };

export const States: Story = {
  args: { hasProtocols: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Девиз/ }), ' Приходите.');
    await userEvent.clear(canvas.getByLabelText(/^Конец/));
    await userEvent.type(canvas.getByLabelText(/^Конец/), '2026-10-20');
    await userEvent.type(canvas.getByRole('textbox', { name: /Очки за места/ }), ', х');
    await userEvent.tab();
    await expect(await canvas.findByText(/целые числа через запятую/)).toBeVisible();
    // The position of the sticky footer depends on the scroll.
    window.scrollTo(0, 0);
  },
};

export const EdgeData: Story = {
  args: {
    values: { ...values, name: 'Кубок'.repeat(11), mission: 'слово'.repeat(41), scoringTable: Array(100).fill(1000) },
  },
};
