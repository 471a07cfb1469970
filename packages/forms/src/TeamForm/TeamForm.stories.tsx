import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TeamForm } from './TeamForm.tsx';

const hill =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect width="32" height="18" fill="#1b4a86"/><path d="M0 18 14 5l6 7 4-4 8 10z" fill="#fff"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(hill)}`;
const values = {
  name: 'Ветер',
  shortName: 'ВЕТЕР',
  mission: 'Едем группой, финишируем отрывом',
  badgeBackground: '#1f6fd0',
  badgeTextColor: '#ffffff',
};

const meta = {
  title: 'Forms/TeamForm',
  parameters: { keyboard: ['form', 'field'] },
  component: TeamForm,
  args: { logoSrc: null, posterSrc: null, values, onSubmit: fn() },
} satisfies Meta<typeof TeamForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { values: {}, tracksChanges: false, submitLabel: 'Создать команду' } };

export const States: Story = {
  args: { logoSrc: picture, posterSrc: picture },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const letters = canvas.getByRole('textbox', { name: /Цвет букв/ });
    await userEvent.clear(letters);
    await userEvent.type(letters, '#2b7de0');
    await expect(letters).toHaveAccessibleDescription(/На фоне #1f6fd0 контраст/);
    const name = canvas.getByRole('textbox', { name: /Название/ });
    await userEvent.clear(name);
    await userEvent.type(name, '!');
    await userEvent.tab();
    await expect(name).toBeInvalid();
    // The position of the sticky footer depends on the scroll.
    window.scrollTo(0, 0);
  },
};

export const EdgeData: Story = {
  args: {
    values: {
      name: 'Объединённая команда любителей коротких подъёмов',
      shortName: 'ДЛИННОИМЁННЫ',
      mission: 'слово'.repeat(41),
    },
  },
};
