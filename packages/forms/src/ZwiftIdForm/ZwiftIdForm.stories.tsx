import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FindGameRider } from './useGameRider.ts';
import { ZwiftIdForm } from './ZwiftIdForm.tsx';

const findLev: FindGameRider = () =>
  Promise.resolve({ firstName: 'Лев', lastName: 'Подветренный', countryAlpha3: 'RUS' });
const showsText =
  (text: string | RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

const meta = {
  title: 'Forms/ZwiftIdForm',
  parameters: { keyboard: ['form', 'field'] },
  component: ZwiftIdForm,
  args: { findRider: findLev, onSubmit: fn() },
} satisfies Meta<typeof ZwiftIdForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: /Игровой ID/ }), '1001');
    await within(canvasElement).findByText('Лев Подветренный');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ zwiftId: 1001, isAdditional: false }));
  },
};

export const States: Story = { args: { zwiftId: 1001 }, play: showsText('Лев Подветренный') };

export const NotFound: Story = {
  args: { zwiftId: 404, findRider: () => Promise.resolve(null) },
  play: showsText(/Такого райдера в игре нет/),
};

export const EdgeData: Story = {
  args: { zwiftId: 9_007_199_254_740_991, findRider: () => Promise.reject(new Error('timeout')) },
  play: showsText(/Игра сейчас не отвечает/),
};
