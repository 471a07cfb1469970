import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aDecision, aDryRun } from '../testing/aDecision.ts';
import { DisqualificationForm } from './DisqualificationForm.tsx';

const meta = {
  title: 'Forms/DisqualificationForm',
  parameters: { keyboard: ['form', 'select', 'field', 'button'] },
  component: DisqualificationForm,
  args: { decision: aDecision(), onSubmit: fn(), onCancel: fn(), onLift: fn() },
} satisfies Meta<typeof DisqualificationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'DNS');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('DNS - Не стартовал'));
  },
};

export const States: Story = {
  args: {
    decision: aDecision({ disqualification: { label: 'OUT', reason: 'старт не в своей группе' } }),
    moves: aDryRun,
  },
};

export const EdgeData: Story = {
  args: {
    decision: aDecision({ disqualification: { label: 'OUT', reason: null } }),
    onLift: fn(() =>
      Promise.reject({
        code: 'forbidden',
        message: 'Протокол уже официальный, решения по нему закрыты. Снимите статус протокола и повторите.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Снять дисквалификацию' }));
    await canvas.findByRole('alert');
  },
};
