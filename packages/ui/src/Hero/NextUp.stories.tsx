import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight } from 'lucide-react';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Page } from '../Page/Page.tsx';
import { aRoute } from '../testing/aRoute.ts';
import { NextUp } from './NextUp.tsx';

const meta = {
  title: 'Layout/NextUp',
  component: NextUp,
  parameters: { keyboard: ['link'], layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page width="table">
        <Story />
      </Page>
    ),
  ],
  args: {
    title: 'Осенний кубок. Этап 5: «Перевал»',
    href: '#event',
    kicker: 'Следующий старт, сегодня в 19:12 МСК',
    meta: 'Ватопия, «Дорога к радиовышке», 31,4 км, 642 м набора',
    counts: [
      { category: 'A+', count: 6 },
      { category: 'A', count: 18 },
      { category: 'B', count: 42 },
      { category: 'C', count: 38 },
      { category: 'D', count: 21 },
    ],
    route: aRoute(),
    startsAt: '2026-11-21T16:12:18Z',
    hint: 'сбор на старте в 19:07',
    action: (
      <LinkButton kind="primary" size="l" href="#open">
        Открыть в игре <Icon of={ArrowUpRight} />
      </LinkButton>
    ),
  },
} satisfies Meta<typeof NextUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {};

export const EdgeData: Story = {
  args: {
    title: 'Объединённая осенняя гонка клубов. Этап 15: «Перевал через радиовышку и обратно по побережью»',
    href: undefined,
    counts: [],
    route: null,
    startsAt: '2026-12-24T16:12:18Z',
    hint: undefined,
    action: undefined,
  },
};
