import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aStageOfRider, aStanding, aTour, fourStages, missedStage } from '../testing/aStanding.ts';
import classes from '../testing/Sheet.module.css';
import { StandingsTable } from './StandingsTable.tsx';

const tour = [...aTour(24), ...missedStage()];
const meta = {
  title: 'Tables/StandingsTable',
  component: StandingsTable,
  args: { kind: 'tour', rows: tour, stages: fourStages, ownProfileId: 1012, updatedAt: '2026-11-19T17:40:00Z' },
} satisfies Meta<typeof StandingsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const withDecisions = tour.map((row, at) =>
  at === 1 || at === 3
    ? {
        ...row,
        stages: row.stages.map((stage, index) =>
          index === 2 ? { ...stage, ...(at === 1 ? { penalty: 20_000 } : { isDropped: true }) } : stage,
        ),
      }
    : row,
);

export const Features: Story = {
  args: {
    rows: withDecisions,
    category: 'A',
    density: 'standard',
    profileHref: ({ profileId }) => `#rider-${profileId}`,
  },
};

export const Endurance: Story = { args: { kind: 'endurance' } };

const longNames = [
  'Побережье и три набережные',
  'Мосты',
  'Горнолыжная достопримечательность',
  'Долина тёплых ветров',
  'Круг',
  'Северо-западный серпантин имени первых чемпионов',
  'Холмы',
  'Плато',
  'Прибрежное кольцо, ночной заезд',
  'Перевал',
  'Большой финальный подъём к обсерватории',
  'Развязка',
];
const stagesTo = (count: number) =>
  longNames.slice(0, count).map((name, at) => ({ order: at + 1, name, requiredForGeneral: at % 3 === 0 }));
const rowsTo = (count: number) => [
  aStanding({ stages: stagesTo(count).map(({ order }) => aStageOfRider({ stageOrder: order })) }),
];

/** Headings wrap as needed: at no width do they overlap or get clipped. */
export const LongStageNames: Story = {
  render: () => (
    <div className={classes.Sheet}>
      {(['endurance', 'tour'] as const).flatMap((kind) =>
        [1, 4, 12].map((count) => (
          <StandingsTable
            key={`${kind}${count}`}
            caption={`${kind === 'tour' ? 'Тур' : 'Выносливость'}, этапов: ${count}`}
            {...{ kind }}
            stages={stagesTo(count)}
            rows={rowsTo(count)}
          />
        )),
      )}
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <StandingsTable caption="Загрузка" kind="tour" rows={[]} stages={fourStages} loading />
      <StandingsTable caption="Пусто" kind="tour" rows={[]} stages={[]} />
      <StandingsTable caption="Пусто в категории" kind="tour" rows={aTour(4)} stages={fourStages} category="E" />
      <StandingsTable
        caption="Ошибка"
        kind="tour"
        rows={[]}
        stages={fourStages}
        error="Сервер не ответил за 10 секунд."
        onRetry={() => {}}
      />
      <StandingsTable
        caption="По месту на этапе"
        kind="tour"
        rows={aTour(4)}
        stages={fourStages}
        defaultSort={[{ column: 'stage2', ascending: false }]}
      />
    </div>
  ),
};

const riderWith = (lastName: string) => ({ ...aStanding().rider, firstName: 'Александр-Мария', lastName });

export const EdgeData: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <StandingsTable
        caption="Равное время, длинные имена, нет категории"
        kind="tour"
        stages={fourStages.slice(0, 2)}
        rows={[
          aStanding({
            rider: riderWith('Преображенский-Долгоруков Łódźki'),
            finalCategory: 'APlus',
            jerseys: ['leader', 'points', 'mountains', 'young'],
          }),
          aStanding({ profileId: 8, finalCategory: 'APlus' }),
          aStanding({
            profileId: 9,
            finalCategory: null,
            rank: null,
            rider: { ...riderWith(''), countryAlpha3: null },
            disqualification: { label: 'UNC', reason: null },
            stages: [aStageOfRider({ durationInMilliseconds: null })],
          }),
        ]}
      />
      <StandingsTable caption="Один райдер" kind="tour" rows={aTour(1)} stages={fourStages} />
      <StandingsTable caption="Все вне зачёта" kind="tour" rows={missedStage()} stages={fourStages} />
    </div>
  ),
};

export const FilteredByKeyboard: Story = {
  play: async ({ canvas }) => {
    const filter = within(canvas.getByRole('group', { name: 'Категория' }));
    filter.getByRole('radio', { name: 'Все' }).focus();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');

    await expect(filter.getByRole('radio', { name: 'B' })).toBeChecked();
    await expect(canvas.getAllByText('лидер').length).toBeGreaterThan(0);
    const header = canvas.getByRole('columnheader', { name: /^2 Мосты/ });
    within(header).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  },
};
