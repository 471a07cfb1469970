import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aDecidedStage, aStage, aStageProtocol } from '../testing/aStageResult.ts';
import { StageResultsTable } from './StageResultsTable.tsx';
import type { StageAction } from './stageAction.ts';

describe('the decisions on a stage', () => {
  it('shows a change of category as text, with its author and its reason', async () => {
    render(<StageResultsTable rows={aDecidedStage(8)} stage={aStage} />);

    const [byHand, byRules] = screen.getAllByText(/категория изменена/);
    expect(byHand).toHaveTextContent(
      'категория изменена с B на A. Решение: sudya. Мощность за 20 минут выше границы B',
    );
    expect(byRules).toHaveTextContent('категория изменена с A на A+. Автоматически');
    await userEvent.tab();
    await userEvent.hover(byHand ?? document.body);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Решение: sudya. Мощность за 20 минут выше границы B');
  });

  it('exposes every mark as text too', () => {
    render(<StageResultsTable rows={aDecidedStage(8)} stage={aStage} />);

    expect(screen.getByText(/^штраф 10.с: срезал поворот$/)).toBeInTheDocument();
    expect(screen.getByText(/^штраф 1:30: поздний старт$/)).toBeInTheDocument();
    expect(screen.getByText('вне лимита времени, больше на 0:12')).toBeInTheDocument();
    expect(screen.getByText('строку добавил организатор')).toBeInTheDocument();
    expect(screen.getAllByText('изменение категории')).toHaveLength(2);
  });

  it('has no management without the right to decide', () => {
    render(<StageResultsTable rows={aStageProtocol(4)} stage={aStage} />);

    expect(screen.queryByRole('columnheader', { name: 'Управление' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Действия/ })).toBeNull();
  });

  it('removes only manually added rows', async () => {
    const onAction = vi.fn<(action: StageAction) => void>();
    const rows = aDecidedStage(2).map((row, at) => ({ ...row, addedByModerator: at === 1 }));
    render(<StageResultsTable rows={rows} stage={aStage} onAction={onAction} />);
    const [first, second] = screen.getAllByRole('button', { name: /^Действия/ });
    await userEvent.click(first ?? document.body);
    await screen.findByRole('menuitem', { name: 'Дисквалификация' });
    expect(screen.queryByRole('menuitem', { name: 'Удалить добавленный результат' })).toBeNull();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(second ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить добавленный результат' }));

    expect(onAction.mock.lastCall?.[0]).toMatchObject({ type: 'removeRow', stageResultId: rows[1]?.id });
  });

  it.each([
    { entry: 'Изменение категории', type: 'setCategory' },
    { entry: 'Дисквалификация', type: 'setDisqualification' },
    { entry: 'Установка штрафа', type: 'setPenalty' },
  ])('requests $type by "$entry" with all data for the decision', async ({ entry, type }) => {
    const onAction = vi.fn<(action: StageAction) => void>();
    const penalty = [{ timeInMilliseconds: 10_000, reason: 'срезал поворот' }];
    const disqualification = { label: 'OUT', reason: null };
    const rows = aDecidedStage(3).map((row) => ({ ...row, penalty, disqualification, zwiftId: row.profileId + 5000 }));
    render(<StageResultsTable rows={rows} stage={aStage} onAction={onAction} />);
    const [, second] = screen.getAllByRole('button', { name: /^Действия/ });

    await userEvent.click(second ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));

    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      type,
      categoryInRace: 'B',
      category: 'A',
      modifiedCategory: rows[1]?.modifiedCategory,
      profileId: 1001,
      zwiftId: 6001,
      profile: rows[1]?.rider,
      seriesId: 'series-7',
      stageResultId: 'stage-result-1001',
      finishTime: rows[1]?.finishTime,
      penalty,
      disqualification,
      urlSlug: 'osennii-kubok',
      stageOrder: 4,
    });
  });
});
