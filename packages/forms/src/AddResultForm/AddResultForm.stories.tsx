import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { seriesId } from '../testing/aDecision.ts';
import { findRiders } from '../testing/riders.ts';
import { AddResultForm } from './AddResultForm.tsx';

const meta = {
  title: 'Forms/AddResultForm',
  parameters: { keyboard: ['form', 'listbox', 'field', 'choice', 'stepper', 'select'] },
  component: AddResultForm,
  args: { seriesId, stageOrder: 4, categories: ['APlus', 'A', 'B'], findRiders, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof AddResultForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: /Райдер/ }), 'дарина');
    await screen.findByRole('option', { name: /Дарина/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Косогорова'));
  },
};

export const States: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить результат' }));
    await canvas.findByRole('group', { name: /Исправьте/ });
  },
};

export const EdgeData: Story = {
  args: { categories: ['APlus', 'A', 'BPlus', 'B', 'CPlus', 'C', 'D', 'E', 'WA', 'WB', 'WC', 'WD'] },
};
