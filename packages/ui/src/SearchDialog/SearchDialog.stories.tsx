import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SearchDialog, type SearchDialogProps, type SearchGroup } from './SearchDialog.tsx';

const nothing = () => undefined;
const groups: SearchGroup[] = [
  {
    title: 'Райдеры',
    hits: [
      { href: '#/profile/1000202', label: 'Лев Подветренный', note: 'B' },
      { href: '#/profile/1000117', label: 'Lev Podvetrenny', note: 'D' },
    ],
  },
  {
    title: 'Заезды',
    hits: [{ href: '#/race/schedule/5100018', label: 'Осенний кубок: «Перевал»', note: '24 ноября, 19:30 МСК' }],
  },
  { title: 'Команды', hits: [{ href: '#/teams/veter', label: 'Попутный ветер', note: 'ВЕТЕР' }] },
];

function LiveSearch({ open: isOpenAtFirst, query: typed, ...props }: SearchDialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [query, setQuery] = useState(typed);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Найти на сайте</Button>
      <SearchDialog {...props} open={isOpen} query={query} onQuery={setQuery} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Overlays/SearchDialog',
  parameters: { keyboard: ['dialog', 'field', 'listbox'] },
  component: SearchDialog,
  render: (args) => <LiveSearch {...args} />,
  args: { open: true, query: 'вет', state: 'ready', groups, onQuery: nothing, onClose: nothing },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrows select, Escape closes and returns focus. */
export const Features: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Найти на сайте' });
    await userEvent.click(button);
    const field = await screen.findByRole('combobox', { name: 'Поиск по сайту' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Осенний кубок');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('combobox');
  },
};

export const Hint: Story = { args: { query: '', state: 'hint', groups: [] } };
export const Loading: Story = { args: { state: 'loading', groups: [] } };
export const LoadingTheNext: Story = { args: { state: 'loading' } };
export const NothingFound: Story = { args: { query: 'йцукен', groups: [] } };
export const Failed: Story = {
  args: {
    state: 'failed',
    groups: [],
    onRetry: nothing,
    error: 'Сервер не ответил за 10 секунд. Данные целы, попробуйте ещё раз.',
  },
};
export const EdgeData: Story = {
  args: {
    groups: [
      {
        title: 'Райдеры',
        hits: Array.from({ length: 10 }, (_, index) => ({
          href: `#/profile/${index}`,
          label: 'Александр-Мария Преображенский-Долгоруков-Старобельский',
          note: 'A+',
        })),
      },
      ...groups.slice(1),
    ],
  },
};
