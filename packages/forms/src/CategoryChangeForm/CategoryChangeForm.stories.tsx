import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aDecision, aDryRun } from '../testing/aDecision.ts';
import { CategoryChangeForm } from './CategoryChangeForm.tsx';

const meta = {
  title: 'Forms/CategoryChangeForm',
  parameters: { keyboard: ['form', 'choice', 'field'] },
  component: CategoryChangeForm,
  args: {
    decision: aDecision(),
    categories: ['APlus', 'A', 'B', 'C', 'D'],
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CategoryChangeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { moves: aDryRun },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The moves come with a late part.
    await canvas.findAllByRole('listitem');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('Решение судей');
    // The moves, which may scroll, then the two buttons.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ value: 'B', reason: 'Решение судей' })),
    );
  },
};

export const States: Story = {
  args: { moves: aDryRun },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Решение судей: мощность за 20 минут меньше границы группы A');
    await expect(canvas.getByRole('button', { name: 'Изменить категорию' })).toBeDisabled();
  },
};

export const Calculating: Story = { args: { moves: null } };
export const NobodyMoves: Story = { args: { moves: [] } };

export const EdgeData: Story = {
  args: {
    decision: aDecision({
      profile: {
        firstName: 'Александр-Мария Константин',
        lastName: 'Преображенский-Заволокин де ла Фуэнте',
        countryAlpha3: null,
      },
      categoryInRace: null,
      category: null,
    }),
    categories: ['APlus', 'A', 'BPlus', 'B', 'CPlus', 'C', 'D', 'E', 'WA', 'WB', 'WC', 'WD'],
    moves: [
      {
        profileId: 1,
        name: 'Объединённый-Велосипедный Любитель Долгих Подъёмов',
        category: 'A',
        formerCategory: 'A',
        from: 1234,
        to: null,
      },
    ],
  },
};
