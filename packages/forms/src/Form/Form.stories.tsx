import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RiderForm } from '../testing/riderForm.tsx';

const rider = { name: 'Лев', weight: 72, days: ['sat'], agrees: true, contact: { email: 'lev@club.example' } };

const meta = {
  title: 'Forms/Form',
  parameters: { keyboard: ['form', 'field'] },
  component: RiderForm,
  args: { values: rider, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof RiderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: /Имя/ });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: /Исправьте 1 поле/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Ян{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rider, name: 'Ян' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Сохранено'));
  },
};

export const States: Story = {
  args: { values: { ...rider, name: '', weight: 20 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByRole('group', { name: /Исправьте 2 поля/ });
  },
};

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByRole('button', { name: 'Сохраняем' });
  },
};

export const UnsavedChanges: Story = {
  args: { tracksChanges: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Имя/ }), '!');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Воскресенье/ }));
    await expect(canvas.getByText('Не сохранено: 2')).toBeVisible();
  },
};

export const EdgeData: Story = {
  args: {
    submitLabel: 'Отправить заявку организатору',
    onSubmit: fn(() =>
      Promise.reject({
        code: 'request_invalid',
        message: 'Заявка не принята: организатор закрыл приём на этот сезон. Напишите ему или дождитесь следующего.',
        fields: { name: 'Под этим именем уже подана другая заявка. Укажите имя, под которым вас знают в клубе' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку организатору' }));
    await canvas.findByRole('group', { name: /Заявка не принята/ });
  },
};
