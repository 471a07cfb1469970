import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { anEventList } from '../../testing/anEvent.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { foundPages, manyPages, nothingFound } from '../../testing/search.ts';

const path = '/api/search';
// Annotated, because the type msw infers cannot be named in a declaration.
const list: object[] = [respondWith('/api/race/events', anEventList([]))];
const open = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Поиск по сайту' }));
  const field = await screen.findByRole('combobox', { name: 'Поиск по сайту' });
  if (text) await userEvent.type(field, text);
};

const meta = {
  title: 'Screens/Search',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [respondWith(path, { data: foundPages }), ...list] },
  args: { address: '/race/schedule' },
  play: async () => {
    await open('вет');
    await screen.findByRole('option', { name: /Подветренный/ });
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const FoundPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const MoreOfEach: Story = { parameters: { msw: [respondWith(path, { data: manyPages }), ...list] } };
export const OtherLayout: Story = {
  play: async () => {
    await open('dtn');
    await screen.findByText('Нашлось по запросу «вет»', { selector: 'p' });
  },
};
export const Hint: Story = { play: () => open('') };
export const Loading: Story = {
  parameters: { msw: [neverRespond(path), ...list] },
  play: async () => {
    await open('вет');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Ищем'));
  },
};
export const NothingFound: Story = {
  parameters: {
    msw: [respondWith(path, { data: nothingFound }), ...list],
  },
  play: async () => {
    await open('йцукен');
    await screen.findByRole('heading', { name: 'Ничего не нашлось' });
  },
};
export const Failed: Story = {
  parameters: { msw: [respondUnavailable(path), ...list] },
  play: async () => {
    await open('вет');
    await screen.findByRole('heading', { name: 'Поиск не сработал' });
  },
};
