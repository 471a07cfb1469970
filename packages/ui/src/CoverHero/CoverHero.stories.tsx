import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Page } from '../Page/Page.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { aPicture } from '../testing/aPicture.ts';
import { CoverHero } from './CoverHero.tsx';

const meta = {
  title: 'Layout/CoverHero',
  component: CoverHero,
  parameters: { keyboard: ['link'], layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page width="table">
        <Story />
      </Page>
    ),
  ],
  args: {
    title: 'Клуб «Ось»',
    kicker: 'Организатор с 2023 года',
    shortName: 'ОСЬ',
    text: 'Гонки по четвергам и субботам для тех, кто едет после работы. Новичкам есть группа E и замыкающий.',
    actions: (
      <>
        <LinkButton kind="primary" size="l" href="#join">
          Вступить в клуб
        </LinkButton>
        <LinkButton size="l" href="#telegram">
          Telegram
        </LinkButton>
      </>
    ),
    figures: [
      { label: 'заездов проведено', value: '214' },
      { label: 'впереди', value: '6' },
    ],
    tabs: (
      <Tabs
        label="Разделы организатора"
        current="#schedule"
        tabs={[
          { href: '#schedule', label: 'Расписание', count: 6 },
          { href: '#series', label: 'Серии' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof CoverHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { args: { posterSrc: aPicture, logoSrc: aPicture } };

export const EdgeData: Story = {
  args: {
    title: 'Объединённая осенняя лига велосипедных клубов северного берега',
    kicker: undefined,
    shortName: 'ОБЪЕДИНЁННАЯ',
    text: 'слово'.repeat(60),
    figures: [{ label: 'заездов проведено', value: '0' }],
    actions: undefined,
    tabs: undefined,
  },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = {};
