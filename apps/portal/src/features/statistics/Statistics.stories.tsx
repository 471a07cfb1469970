import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { someStarts, statistics } from '../../testing/statistics.ts';
import { publicTeams } from '../../testing/teams.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = statistics();
const starts = '/api/statistics/riders-in-events/{id}';
const phone = { globals: { viewport: { value: 'mobile1' } } } as const;
const nobody = { riders: 0, starts: 0, finishes: 0, events: 0, male: 0, female: 0 };

const meta = {
  title: 'Screens/Statistics',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/race/statistics/main' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = { play: waitForText('Возраст') };
export const MainPhone: Story = { ...Main, ...phone };
export const MainAsTables: Story = {
  args: { address: '/race/statistics/main?tables=starts,types,ages' },
  play: waitForText('Возраст'),
};
export const MainEmpty: Story = {
  parameters: { msw: [respondWith(starts, someStarts({ periods: [], types: [], totals: nobody })), ...handlers] },
  play: waitForText('Возраст'),
};
export const MainLoading: Story = {
  parameters: { msw: [neverRespond(starts), neverRespond('/api/statistics/riders-total-age'), ...handlers] },
};
export const MainFailed: Story = {
  parameters: { msw: [respondUnavailable(starts), ...handlers] },
  play: waitForText('Статистика не загрузилась'),
};
export const LeadersMale: Story = {
  args: { address: '/race/statistics/leaders/male' },
  play: waitForText('Лев Подветренный'),
};
export const LeadersFemalePhone: Story = {
  args: { address: '/race/statistics/leaders/female' },
  ...phone,
  play: waitForText('Лев Подветренный'),
};
export const LeadersEmpty: Story = {
  args: { address: '/race/statistics/leaders/male' },
  parameters: {
    msw: [
      respondWith('/api/statistics/leaders-intervals/{id}', {
        maxWattsWithProfile: [],
        maxWattsPerKgWithProfile: [],
        updatedAt: null,
      }),
    ],
  },
  play: waitForText('Лидеров пока нет'),
};
export const Ftp: Story = { args: { address: '/race/statistics/riders-ftp' }, play: waitForText('FTP женщин, вт/кг') };
export const FtpEmpty: Story = {
  ...Ftp,
  parameters: { msw: [respondWith('/api/statistics/riders-total', { data: [], updatedAt: null })] },
};
export const RacingScore: Story = {
  args: { address: '/race/statistics/riders-racing-score' },
  play: waitForText('Гоночный рейтинг, мужчины и женщины'),
};
export const RacingScoreFailed: Story = {
  args: { address: '/race/statistics/riders-racing-score' },
  parameters: { msw: [respondUnavailable('/api/statistics/riders-total-racing-score')] },
  play: waitForText('Статистика не загрузилась'),
};
export const Teams: Story = {
  args: { address: '/race/statistics/teams' },
  parameters: { msw: publicTeams() },
  play: waitForText('Крона'),
};
export const TeamsPhone: Story = { ...Teams, ...phone };
export const TeamsContributions: Story = {
  ...Teams,
  play: async (context) => {
    await waitForText('Крона')(context);
    await userEvent.click(screen.getByRole('button', { name: /432/ }));
    await screen.findByText('Всего очков: 52');
  },
};
