import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Clock, Flag, House, LogIn, Megaphone, Moon, Route, Shield, Users } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHead } from '../Page/PageHead.tsx';
import { AppShell } from './AppShell.tsx';

const items = [
  { href: '#home', label: 'Главная', icon: House },
  { href: '#schedule', label: 'Расписание', icon: CalendarDays, current: true },
  { href: '#results', label: 'Результаты', icon: Flag },
];

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: {
    keyboard: [
      'link',
      'button',
      {
        keys: { ru: 'Tab', en: 'Tab' },
        does: {
          ru: 'расширяет панель, пока фокус в ней; первая остановка ведёт сразу к содержимому',
          en: 'widens the bar while the focus is in it; the first stop skips to the content',
        },
      },
    ],
    layout: 'fullscreen',
  },
  args: {
    items,
    path: [{ label: 'Расписание' }],
    tools: (
      <>
        <Button kind="quiet">
          <Icon of={Clock} /> МСК
        </Button>
        <IconButton icon={Moon} label="Сменить тему" />
      </>
    ),
    footer: <span>© 2023–2026 Отрыв</span>,
    children: (
      <Page>
        <PageHead title="Расписание">38 заездов на две недели, ближайший через 42 минуты</PageHead>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The sidebar widens while focus is within it. */
export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Отрыв, на главную' })[0]).toHaveFocus();
    const rail = canvas.getByRole('navigation', { name: 'Основная навигация' });
    await waitFor(() => expect(rail.offsetWidth).toBe(208));
    await userEvent.tab();
    await expect(within(rail).getByRole('link', { name: 'Главная' })).toHaveFocus();
  },
};

export const States: Story = {
  args: {
    loading: true,
    items: [
      ...items,
      { href: '#teams', label: 'Команды', icon: Users },
      { href: '#organizers', label: 'Организаторы', icon: Megaphone },
      { href: '#series', label: 'Серии заездов', shortLabel: 'Серии', icon: Route },
    ],
    gatedItems: [{ href: '#admin', label: 'Админ', icon: Shield }],
  },
};

export const Guest: Story = {
  args: { signIn: { href: '#sign-in', label: 'Войти', icon: LogIn } },
};

/** The labels of the bar do not touch on the narrowest phone. */
export const Phone: Story = {
  ...States,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Быстрая навигация' });
    const labels = within(bar).getAllByRole('link').map(textEdges);
    for (const [at, { left }] of labels.entries()) {
      await expect(left - (labels[at - 1]?.right ?? 0)).toBeGreaterThan(4);
    }
  },
};

export const EdgeData: Story = {
  args: {
    path: [
      { label: 'Расписание', href: '#schedule' },
      { label: 'Осенний кубок. Этап 5 из 8: «Перевал через радиовышку и обратно по побережью, две петли»' },
    ],
    children: (
      <Page>
        <PageHead title="Осенний кубок. Этап 5 из 8: «Перевал через радиовышку и обратно по побережью»" />
      </Page>
    ),
  },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };

function textEdges(link: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(link);
  return range.getBoundingClientRect();
}
