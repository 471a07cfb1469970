import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aDecision, aDryRun } from '../testing/aDecision.ts';
import { PenaltyForm } from './PenaltyForm.tsx';

const penalty = [
  { timeInMilliseconds: 10_000, reason: 'срезал поворот' },
  { timeInMilliseconds: 90_000, reason: null },
];

const meta = {
  title: 'Forms/PenaltyForm',
  parameters: { keyboard: ['form', 'field', 'button'] },
  component: PenaltyForm,
  args: { decision: aDecision(), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PenaltyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { decision: aDecision({ penalty }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Убрать штраф 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Штраф 1, секунды' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ timePenalty: [{ timeInMilliseconds: 90_000, reason: '' }] }),
      ),
    );
  },
};

export const States: Story = { args: { decision: aDecision({ penalty }), moves: aDryRun } };

export const NoPenalties: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать штраф 1' }));
  },
};

export const EdgeData: Story = {
  args: {
    decision: aDecision({
      penalty: [
        { timeInMilliseconds: 999_999_000, reason: 'Длинная причина, которая не помещается в пятьдесят символов' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Штраф 1, секунды' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Штраф 1, секунды' }), '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Записать штрафы' }));
    await canvas.findByRole('group', { name: /Исправьте/ });
  },
};
