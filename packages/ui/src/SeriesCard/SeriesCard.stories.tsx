import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Layout.tsx';
import { aPicture } from '../testing/aPicture.ts';
import { SeriesCard } from './SeriesCard.tsx';

const meta = {
  title: 'Race/SeriesCard',
  parameters: { keyboard: ['link'] },
  component: SeriesCard,
  args: {
    title: 'Осенний кубок',
    href: '#series',
    kind: 'Тур',
    palette: 'ink',
    dates: '21 октября – 12 декабря',
    text: 'Восемь этапов по четвергам и субботам. Побеждает меньшее время.',
    facts: ['8 этапов', 'Клуб «Ось»'],
    next: 'этап 5 сегодня',
  },
} satisfies Meta<typeof SeriesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid>
      <SeriesCard {...args} />
      <SeriesCard {...args} title="Догонялки" kind="Догонялки" palette="pine" posterSrc={aPicture} next={null} />
      <SeriesCard {...args} title="Длинные дистанции" kind="Выносливость" palette="ochre" text="" next={null} />
      <SeriesCard {...args} title="Зимняя серия" kind="Серия" palette="stone" facts={[]} mark="Черновик" next={null} />
    </Grid>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Объединённая осенняя многодневка северного берега и обратной стороны перевала',
    kind: 'Выносливость',
    dates: '31 декабря 2026 – 31 января 2027',
    text: 'слово'.repeat(60),
    facts: ['21 этап', 'Объединённая лига велосипедных клубов северного берега'],
    next: 'этап 12 завтра',
  },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
