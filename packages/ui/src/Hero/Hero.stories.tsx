import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight, CalendarDays, Globe, Map as MapIcon, Megaphone } from 'lucide-react';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Page } from '../Page/Page.tsx';
import { RouteFigure } from '../RouteBars/RouteFigure.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { aRoute } from '../testing/aRoute.ts';
import { Hero } from './Hero.tsx';
import { HeroSkeleton } from './HeroSkeleton.tsx';

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  parameters: { keyboard: ['link', 'button'], layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page width="table">
        <Story />
      </Page>
    ),
  ],
  args: {
    title: 'Четверговая гонка. Холмы',
    meta: [
      { key: 'when', icon: CalendarDays, content: '19 ноября, 19:30 МСК' },
      { key: 'where', icon: MapIcon, content: 'Ватопия, «Холмистая восьмёрка»' },
      { key: 'who', icon: Megaphone, content: <a href="#club">Клуб «Ось»</a> },
    ],
    figures: [
      { label: 'время победителя', value: '24:17', rest: '.346' },
      { label: 'отрыв победителя', value: '+1.626', unit: 'с' },
      { label: 'дистанция', value: '16.2', unit: 'км' },
      { label: 'набор', value: '214', unit: 'м' },
      { label: 'финишировали', value: '91', rest: ' из 96' },
    ],
    figure: (
      <RouteFigure
        route={aRoute({ distanceKm: 16.2, elevationM: 214, climbs: [{ fromKm: 6.4, toKm: 10, elevationM: 110 }] })}
        distanceKm={16.2}
      />
    ),
    tabs: (
      <Tabs
        label="Разделы заезда"
        current="#results"
        tabs={[
          { href: '#results', label: 'Результаты', count: 91 },
          { href: '#out', label: 'Сход', count: 5 },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {};

export const Features: Story = {
  args: {
    size: 'event',
    title: '«Перевал»',
    kicker: 'Осенний кубок, этап 5 из 8',
    meta: [
      { key: 'when', icon: CalendarDays, content: 'Сегодня, 17:30 МСК' },
      { key: 'who', icon: Globe, content: 'Открыт для всех' },
    ],
    figure: <RouteFigure route={aRoute()} distanceKm={31.4} />,
    actions: (
      <LinkButton kind="primary" size="l" href="#register">
        Зарегистрироваться <Icon of={ArrowUpRight} />
      </LinkButton>
    ),
    tabs: null,
  },
};

export const EdgeData: Story = {
  args: {
    title: 'Осенний кубок. Этап 5 из 8: «Перевал через радиовышку и обратно по побережью»',
    meta: [],
    figures: [],
    figure: <RouteFigure route={null} distanceKm={null} />,
    tabs: null,
  },
};

export const Loading: Story = { render: ({ size = 'race' }) => <HeroSkeleton size={size} /> };

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
