import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { OrganizerForm } from './OrganizerForm.tsx';

const hill =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect width="32" height="18" fill="#1b4a86"/><path d="M0 18 14 5l6 7 4-4 8 10z" fill="#fff"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(hill)}`;
const clubs = [
  { id: '0a1b2c3d-1111-4222-8333-444455556666', name: 'Ось' },
  { id: '0a1b2c3d-1111-4222-8333-444455556667', name: 'Ось Юниор' },
];
const values = {
  isPublished: true,
  clubMain: '0a1b2c3d-1111-4222-8333-444455556666',
  protestHours: 48,
  mission: 'Гонки по четвергам',
  description: 'Собрались в 2023 году в гараже на три станка.',
  telegramGroup: 'https://t.me/os_zaezdy',
};

const meta = {
  title: 'Forms/OrganizerForm',
  parameters: { keyboard: ['form', 'field'] },
  component: OrganizerForm,
  args: { name: 'Клуб «Ось»', shortName: 'ОСЬ', clubs, logoSrc: null, posterSrc: null, values, onSubmit: fn() },
} satisfies Meta<typeof OrganizerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  args: { logoSrc: picture, posterSrc: picture },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Девиз/ }), ' и субботам');
    await userEvent.type(canvas.getByRole('textbox', { name: /Канал в Telegram/ }), 'os zaezdy');
    await userEvent.tab();
    await canvas.findByText(/исправьте: канал в Telegram/);
    // The position of the sticky footer depends on the scroll.
    window.scrollTo(0, 0);
  },
};

export const EdgeData: Story = {
  args: {
    name: 'Объединённая осенняя лига велосипедных клубов северного берега',
    shortName: null,
    clubs: [],
    values: { mission: 'слово'.repeat(61) },
  },
};
