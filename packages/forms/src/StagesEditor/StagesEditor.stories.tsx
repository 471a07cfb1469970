import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { someRaces, someStages } from '../testing/stages.ts';
import { StageCandidates } from './StageCandidates.tsx';
import { StagesEditor } from './StagesEditor.tsx';

const meta = {
  title: 'Forms/StagesEditor',
  parameters: { keyboard: ['form', 'field', 'menu'] },
  component: StagesEditor,
  args: { stages: someStages, repeatRule: 'best', onSave: fn(async () => true), onRemove: fn() },
} satisfies Meta<typeof StagesEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Переставить: Мосты' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByText(/встанет раньше/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Переставить: Мосты' })).toHaveFocus();
    // The position of the sticky footer depends on the scroll.
    window.scrollTo(0, 0);
  },
};

export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole('button', { name: 'Переставить: Холодный фронт' });
    const target = canvas.getByRole('button', { name: 'Переставить: Мосты' }).closest('li') as HTMLElement;
    const box = target.getBoundingClientRect();
    const grip = handle.getBoundingClientRect();
    const at = { clientX: grip.x + 4, clientY: grip.y + 4, bubbles: true, cancelable: true };
    const over = { clientX: box.x + 20, clientY: box.y + 4, bubbles: true, cancelable: true };
    await fireEvent.pointerDown(handle, at);
    await fireEvent.dragStart(handle.closest('li') as HTMLElement, { ...at, dataTransfer: new DataTransfer() });
    await new Promise(requestAnimationFrame);
    await fireEvent.dragEnter(target, over);
    await fireEvent.dragOver(target, over);
    await new Promise(requestAnimationFrame);
    await fireEvent.drop(target, over);
    await waitFor(() => expect(canvas.getByText('Не сохранено: 3')).toBeVisible());
  },
};

export const Candidates: Story = {
  render: () => (
    <StageCandidates races={someRaces} orders={[0, 1, 2]} onAdd={() => undefined} onAddEmpty={() => undefined} />
  ),
};

export const Empty: Story = { args: { stages: [] } };

export const EdgeData: Story = {
  args: {
    stages: someStages.map((stage) => ({
      ...stage,
      name: 'Объединённый'.repeat(5),
      races: stage.races.map((race) => ({ ...race, name: 'Оченьдлинноеназваниезаезда'.repeat(4) })),
    })),
  },
};
