import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aRatedTeam, someRatedTeams } from '../testing/aRatedTeam.ts';
import classes from '../testing/Sheet.module.css';
import { TeamsRatingTable } from './TeamsRatingTable.tsx';

const meta = {
  title: 'Tables/TeamsRatingTable',
  component: TeamsRatingTable,
  args: { caption: 'Рейтинг команд, сезон 2026–2027', rows: someRatedTeams(), onPoints: fn() },
} satisfies Meta<typeof TeamsRatingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { ownTeam: 'veter', teamHref: ({ urlSlug }) => `#team-${urlSlug}` } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <TeamsRatingTable caption="Загрузка" rows={[]} loading />
      <TeamsRatingTable caption="Пусто" rows={[]} />
      <TeamsRatingTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <TeamsRatingTable caption="Очки открываются" rows={someRatedTeams()} onPoints={() => {}} />
      <TeamsRatingTable caption="Очки словами" rows={someRatedTeams()} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aRatedTeam({
        name: 'Объединённая команда любителей длинных названий и коротких подъёмов Łódź',
        shortName: 'ДЛИННОИМЁННЫЕ',
        rankPoints: 124_000,
        totalMembers: 1240,
        totalResults: 12_400,
      }),
      aRatedTeam({ urlSlug: 'o', name: 'Ö', shortName: 'Ö', appearance: null, rank: null, rankPoints: null }),
    ],
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /980/ }).focus();

    await userEvent.keyboard('{Enter}');
    await expect(args.onPoints).toHaveBeenCalledOnce();
    await expect(args.onPoints).toHaveBeenCalledWith(args.rows[1]);
  },
};
