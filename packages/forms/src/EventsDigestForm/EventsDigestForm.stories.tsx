import { Card, EmptyState } from '@otryv/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EventsDigestForm } from './EventsDigestForm.tsx';

const values = { startDate: '2026-11-22', endDate: '2026-11-28', subject: 'Подборка заездов: 22–28 ноября' };
const event = (id: number, name: string) => ({ id, name, card: <Card>{name}</Card> });

const meta = {
  title: 'Forms/EventsDigestForm',
  parameters: { keyboard: ['form', 'field', 'button'] },
  component: EventsDigestForm,
  args: {
    onSubmit: fn(),
    values,
    events: [event(1, 'Догонялки КРОНА'), event(2, 'Женская гонка. Зимний круг'), event(3, 'Тур «Семь миров». Этап 2')],
    empty: <EmptyState title="Заездов нет">Выберите другие дни.</EmptyState>,
  },
} satisfies Meta<typeof EventsDigestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { submitLabel: 'Отправить 2 104 письма' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать «Догонялки КРОНА» из подборки' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить 2 104 письма' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...values, eventIds: [2, 3] }));
  },
};

export const States: Story = { args: { events: [] } };

export const EdgeData: Story = {
  args: {
    events: Array.from({ length: 14 }, (_, at) => event(at + 1, `${'Очень длинное название заезда '.repeat(3)}${at}`)),
  },
};
