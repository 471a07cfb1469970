import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Layout.tsx';
import { RiderName } from '../RiderName/RiderName.tsx';
import { StreamCard } from './StreamCard.tsx';

const twitch = { platform: 'twitch', href: 'https://www.twitch.tv/veter_live' } as const;
const youtube = { platform: 'youtube', href: 'https://www.youtube.com/watch?v=otryv' } as const;
const growing = Array.from({ length: 40 }, (_, bar) => (bar < 12 ? null : (bar - 11) * 7));

const meta = {
  title: 'Race/StreamCard',
  parameters: { keyboard: ['link'] },
  component: StreamCard,
  args: {
    title: 'Осенний кубок, этап 5. Едем за подиум',
    places: [twitch],
    rider: <RiderName name="Тимур Ветлужский" country="BLR" href="/profile/1/results" />,
    riderName: 'Тимур Ветлужский',
    viewers: 214,
    history: growing,
    since: '1:47',
  },
} satisfies Meta<typeof StreamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid>
      <StreamCard {...args} />
      <StreamCard {...args} title="На двух площадках" places={[twitch, youtube]} viewers={1} />
      <StreamCard {...args} title="Число зрителей скрыто площадкой" viewers={null} history={[]} since={undefined} />
    </Grid>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Осенний кубок, группа B, камера на пульсометре и немного о новых колёсах, которые ещё не доехали',
    viewers: 1_204_331,
    history: [0, 0, 0],
  },
};
