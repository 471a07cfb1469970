import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Layout.tsx';
import { aRoute } from '../testing/aRoute.ts';
import { WorldRoute } from '../WorldRoute/WorldRoute.tsx';
import { EventCard } from './EventCard.tsx';

const meta = {
  title: 'Race/EventCard',
  parameters: { keyboard: ['link'] },
  component: EventCard,
  args: {
    title: 'Субботний пролог',
    href: '#event',
    startsAt: '2026-11-21T12:42:00Z',
    kind: 'Гонка',
    palette: 'ink',
    route: aRoute({ distanceKm: 23.8, elevationM: 187, climbs: [{ fromKm: 11, toKm: 16, elevationM: 120 }] }),
    distanceKm: 23.8,
    meta: <WorldRoute world="Макури" route="Нижний мост" elevationM={187} laps={2} />,
    counts: [
      { category: 'A', count: 14 },
      { category: 'B', count: 31 },
      { category: 'C', count: 27 },
      { category: 'D', count: 19 },
    ],
  },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid>
      <EventCard {...args} />
      <EventCard
        {...args}
        title="Догонялки КРОНА"
        kind="Догонялки"
        palette="pine"
        startsAt="2026-11-22T08:00:00Z"
        ownGroup="B"
      />
      <EventCard
        {...args}
        title="Женская гонка"
        palette="ochre"
        startsAt="2026-11-21T16:30:00Z"
        counts={[{ category: 'W', count: 22 }]}
      />
      <EventCard {...args} title="Вечерний критериум" kind="Критериум" palette="sea" startsAt="2026-11-21T11:30:00Z" />
    </Grid>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Объединённая осенняя гонка клубов. Этап 15: «Перевал через радиовышку и обратно по побережью»',
    kind: 'Разделка с раздельным стартом',
    palette: 'stone',
    route: null,
    distanceKm: null,
    startsAt: null,
    meta: <WorldRoute world={null} route={null} />,
    counts: ['A+', 'A', 'B', 'C', 'D', 'E', 'W'].map((category) => ({ category, count: 125 })),
  },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
