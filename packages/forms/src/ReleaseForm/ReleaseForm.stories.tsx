import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ReleaseForm } from './ReleaseForm.tsx';

const release = {
  releaseDate: '2026-11-21T09:00:00.000Z',
  version: '1.12.0',
  text: 'Редактор заездов.\nШтрафы и дисквалификации из протокола этапа.',
};

const meta = {
  title: 'Forms/ReleaseForm',
  parameters: {
    keyboard: [
      'form',
      'field',
      {
        keys: { ru: 'Alt Вниз в дате', en: 'Alt Down in the date' },
        does: { ru: 'открывает календарь; стрелки ходят по нему', en: 'opens the calendar; arrows move in it' },
      },
    ],
  },
  component: ReleaseForm,
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ReleaseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { release },
  play: async ({ canvasElement, args }) => {
    const version = within(canvasElement).getByRole('textbox', { name: /Версия/ });
    await userEvent.clear(version);
    await userEvent.type(version, '1.12.1{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...release, version: '1.12.1' }));
  },
};

export const States: Story = {
  args: { release: { ...release, version: '1.12', text: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить выпуск' }));
    await canvas.findByRole('group', { name: /Исправьте/ });
  },
};

export const EdgeData: Story = { args: { release: { ...release, text: 'Длинное описание выпуска. '.repeat(40) } } };
