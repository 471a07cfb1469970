import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementEmail } from './AnnouncementEmail.tsx';
import { DigestEmail } from './DigestEmail.tsx';

const meta = { title: 'Letters/Mailings', globals: { theme: 'light' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const origin = 'https://otryv.example';
const foot = {
  list: 'events',
  unsubscribeLink: `${origin}/unsubscribe/eyJhbGciOiJIUzI1NiJ9.eyJsaXN0IjoiZXZlbnRzIn0.kDgq3w4nN0c6p1uYx9ZtQbVh5mR7sLJ2`,
  settingsLink: `${origin}/profile/0/settings/notifications`,
} as const;
const text =
  'Этап 5 стартует 21 ноября в **17:30 МСК**. Это первый горный финиш кубка: 7,1 км в гору.\n\nРегистрация открыта в игре за 30 минут до старта.\n\n[Открыть этап 5](/series)';
const race = {
  id: 501,
  name: 'Догонялки КРОНА',
  start: '2026-11-22T08:00:00Z',
  organizer: 'КРОНА',
  series: null,
  world: 'Ватопия',
  route: 'Песок и секвойи',
  laps: 1,
  distanceInKilometers: 20.2,
  durationInSeconds: null,
  elevationInMeters: 171,
  groups: ['A', 'B', 'C', 'D', 'E'].map((label, at) => ({ label, riders: [11, 24, 29, 22, 7][at] ?? 0 })),
  profile: Array.from({ length: 24 }, (_, at) => 0.2 + Math.abs(Math.sin(at / 4)) * 0.8),
  href: `${origin}/race/schedule/501`,
};

export const Announcement: Story = {
  render: (_args, { globals }) => (
    <AnnouncementEmail
      {...foot}
      {...{ title: 'Осенний кубок: перевал в субботу', text, publicUrl: origin, locale: globals.locale }}
    />
  ),
};

/** Race with a route profile, a timed one without, and one of a series. */
export const Digest: Story = {
  render: (_args, { globals }) => (
    <DigestEmail
      {...foot}
      range="22–28 ноября"
      scheduleLink={`${origin}/race/schedule`}
      locale={globals.locale}
      items={[
        race,
        {
          ...race,
          id: 502,
          name: 'Час на станке',
          start: '2026-11-24T16:00:00Z',
          profile: [],
          distanceInKilometers: null,
          durationInSeconds: 3600,
          elevationInMeters: null,
          laps: null,
        },
        { ...race, id: 503, name: 'Тур «Семь миров». Этап 2', series: 'Тур «Семь миров»', laps: 3 },
      ]}
    />
  ),
};

/** Longest possible texts. */
export const EdgeData: Story = {
  render: (_args, { globals }) => (
    <AnnouncementEmail
      {...foot}
      {...{ title: 'Ш'.repeat(80), text: `${'Длинный абзац. '.repeat(40)}\n\n<b>не разметка</b>` }}
      {...{ publicUrl: origin, locale: globals.locale }}
    />
  ),
};
