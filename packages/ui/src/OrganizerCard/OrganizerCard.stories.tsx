import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Layout.tsx';
import { aPicture } from '../testing/aPicture.ts';
import { OrganizerCard } from './OrganizerCard.tsx';

const meta = {
  title: 'Race/OrganizerCard',
  parameters: { keyboard: ['link'] },
  component: OrganizerCard,
  args: {
    title: 'Клуб «Ось»',
    href: '#organizer',
    shortName: 'ОСЬ',
    palette: 'ink',
    text: 'Гонки по четвергам и субботам для тех, кто едет после работы. Новичкам есть группа E и замыкающий.',
    facts: ['6 заездов впереди', '214 проведено'],
  },
} satisfies Meta<typeof OrganizerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid>
      <OrganizerCard {...args} />
      <OrganizerCard {...args} title="КРОНА" shortName="КРОНА" palette="pine" posterSrc={aPicture} />
      <OrganizerCard {...args} title="Тихий ход" shortName="ТХ" palette="ochre" text="" facts={['0 заездов впереди']} />
      <OrganizerCard {...args} title="Холмы" shortName="Х" palette="stone" facts={[]} />
    </Grid>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Объединённая осенняя лига велосипедных клубов северного берега и обратной стороны перевала',
    shortName: 'ОБЪЕДИНЁННАЯ-ЛИГА-20',
    text: 'слово'.repeat(60),
    facts: ['1 250 заездов впереди', '12 500 проведено'],
  },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
