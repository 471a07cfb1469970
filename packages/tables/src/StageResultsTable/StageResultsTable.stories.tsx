import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aDecidedStage, aStage, aStageProtocol, aStageResult, outOfStage } from '../testing/aStageResult.ts';
import classes from '../testing/Sheet.module.css';
import { StageResultsTable } from './StageResultsTable.tsx';

const meta = {
  title: 'Tables/StageResultsTable',
  component: StageResultsTable,
  args: {
    rows: [...aDecidedStage(), ...outOfStage().slice(0, 3)],
    stage: aStage,
    ownProfileId: 1012,
    resultsUpdatedAt: '2026-11-19T17:40:00Z',
    modified: { hasModified: true, moderators: [{ date: '2026-11-20T08:05:00Z' }] },
  },
} satisfies Meta<typeof StageResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: {
    category: 'A',
    power: 'watts',
    density: 'standard',
    pageSize: 5,
    onAction: fn(),
    profileHref: ({ profileId }) => `/profile/${profileId}/results`,
    weightHref: ({ zwiftId }) => (zwiftId === null ? null : `/profile/${zwiftId}/weight-and-height`),
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <StageResultsTable rows={[]} stage={aStage} loading />
      <StageResultsTable rows={[]} stage={aStage} heading="h3" />
      <StageResultsTable rows={aStageProtocol(4)} stage={aStage} category="E" heading={null} />
      <StageResultsTable rows={[]} stage={aStage} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
    </div>
  ),
};

const tie = aStageResult({ profileId: 2, finishTime: 3_700_000, rider: { firstName: 'Ö', lastName: '' } });

export const EdgeData: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <StageResultsTable
        stage={{ ...aStage, order: 5, name: 'Длинные имена и равное время' }}
        rows={[
          aStageResult({
            finishTime: 3_700_000,
            category: 'APlus',
            rider: {
              firstName: 'Александр-Мария',
              lastName: 'Преображенский-Долгоруков Łódźki',
              gender: 'FEMALE',
            },
          }),
          tie,
          aStageResult({
            profileId: 3,
            category: null,
            rank: null,
            finishTime: 3_702_000,
            rider: { firstName: 'Юрий', lastName: 'Гребневский', countryAlpha3: 'XQX', age: 0 },
          }),
        ]}
      />
      <StageResultsTable stage={{ ...aStage, order: 0, name: null }} rows={aStageProtocol(1)} />
      <StageResultsTable stage={{ ...aStage, name: 'Все вне зачёта' }} rows={outOfStage()} />
    </div>
  ),
};

export const DecidedByKeyboard: Story = {
  args: { onAction: fn(), rows: aDecidedStage(8) },
  play: async ({ args, canvas, canvasElement }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Действия/ });
    const page = within(canvasElement.ownerDocument.body);
    button?.focus();

    await userEvent.keyboard('{Enter}');
    const menu = await page.findByRole('menu', { name: /^Действия/ });
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Изменение категории', 'Дисквалификация', 'Установка штрафа']);
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Изменение категории' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await expect(args.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'setCategory', stageResultId: 'stage-result-1000', stageOrder: 4 }),
    );
    await expect(button).toHaveFocus();
  },
};
