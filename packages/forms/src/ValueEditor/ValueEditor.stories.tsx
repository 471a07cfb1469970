import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EventValues } from '../testing/EventValues.tsx';

const shown = async () => {
  await screen.findByRole('dialog');
};

const meta = {
  title: 'Forms/ValueEditor',
  parameters: {
    keyboard: [
      'popover',
      {
        keys: { ru: 'Enter в поле из одной строки', en: 'Enter in a field of one line' },
        does: { ru: 'принимает напечатанное и закрывает панель', en: 'commits what is typed and closes the panel' },
      },
      {
        keys: { ru: 'Escape', en: 'Escape' },
        does: {
          ru: 'возвращает значение, с которым панель открылась',
          en: 'puts back the value that the panel opened with',
        },
      },
    ],
  },
  component: EventValues,
} satisfies Meta<typeof EventValues>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Осенний кубок' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Название' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Осенний кубок 2026{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Осенний кубок 2026' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Название' }), ' и так далее{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Осенний кубок 2026' })).toHaveFocus());
  },
};

export const States: Story = { args: { opened: 'mode' }, play: shown };
export const Description: Story = { args: { opened: 'description' }, play: shown };
export const Club: Story = { args: { opened: 'club' }, play: shown };
export const Start: Story = { args: { opened: 'start' }, play: shown };
export const Pen: Story = { args: { opened: 'pen' }, play: shown };
export const Leaders: Story = { args: { opened: 'leaders' }, play: shown };
export const TimeTrial: Story = { args: { opened: 'timeTrial' }, play: shown };

/** An invalid text: the editor stays open. */
export const Refused: Story = {
  args: { opened: 'pen' },
  play: async () => {
    const pen = await screen.findByRole('spinbutton');
    await userEvent.clear(pen);
    await userEvent.type(pen, '3,5{Enter}');
    await expect(pen).toHaveAccessibleDescription('Нужно целое число');
  },
};

export const EdgeData: Story = {
  args: {
    opened: 'name',
    name: 'Открытый кубок Объединённого велосипедного клуба любителей долгих подъёмов',
  },
  play: shown,
};
