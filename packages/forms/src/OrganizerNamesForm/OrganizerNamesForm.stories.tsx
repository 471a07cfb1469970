import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrganizerNamesForm } from './OrganizerNamesForm.tsx';

const lev = { _id: '65f0000000000000000000a1', username: 'podvetrenny', zwiftId: 1020, riderName: 'Лев Подветренный' };
const meta = {
  title: 'Forms/OrganizerNamesForm',
  parameters: { keyboard: ['form', 'field'] },
  component: OrganizerNamesForm,
  args: { findUsers: () => Promise.resolve([lev]), onSubmit: fn() },
} satisfies Meta<typeof OrganizerNamesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Название/ }), 'Клуб «Ось»');
    await userEvent.type(canvas.getByRole('textbox', { name: /Короткое имя/ }), 'ОСЬ');
    await userEvent.type(canvas.getByRole('combobox', { name: /Владелец/ }), 'pod');
    await userEvent.click(await screen.findByRole('option', { name: /podvetrenny/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Создать организатора' }));
    const names = { name: 'Клуб «Ось»', label: 'ОСЬ', creatorId: lev._id };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(names));
  },
};

export const States: Story = {
  args: { owner: lev, values: { name: 'Клуб «Ось»', label: 'ОСЬ', creatorId: lev._id } },
};

export const EdgeData: Story = {
  args: { values: { name: 'лига '.repeat(15), label: 'ОБЪЕДИНЁННАЯ-ЛИГА-20', creatorId: null } },
};
