import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Layout.tsx';
import { aPicture } from '../testing/aPicture.ts';
import { TeamCard } from './TeamCard.tsx';

const meta = {
  title: 'Race/TeamCard',
  parameters: { keyboard: ['link'] },
  component: TeamCard,
  args: {
    title: 'Ветер',
    href: '#team',
    code: 'ВЕТЕР',
    badge: { background: '#1f6fd0', colour: '#ffffff' },
    text: 'Едем группой, финишируем отрывом',
    facts: ['3-е место, 432 очка', '24 участника'],
  },
} satisfies Meta<typeof TeamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid>
      <TeamCard {...args} own chip="Ваша" />
      <TeamCard {...args} title="Крона" code="КРОНА" badge={{ background: '#fccf0b', colour: '#14181f' }} text="" />
      <TeamCard {...args} title="Пик" code="ПИК" posterSrc={aPicture} />
      <TeamCard {...args} title="Штиль" code="ШТИЛЬ" badge={null} facts={[]} chip="закрыта" />
      <TeamCard {...args} title="Холмы" code="Х" logoSrc={aPicture} />
    </Grid>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Объединённая команда любителей длинных названий и коротких подъёмов Łódź',
    code: 'ДЛИННОИМЁННЫЕ',
    badge: { background: '#ffffff', colour: '#000000' },
    text: 'слово'.repeat(40),
    facts: ['1 250-е место, 12 500 очков', '1 240 участников'],
  },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
