import type { TimePenalties } from '@otryv/contract/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDecision, seriesId, stageResultId } from '../testing/aDecision.ts';
import { PenaltyForm } from './PenaltyForm.tsx';

const onSubmit = vi.fn<(penalties: TimePenalties) => unknown>();
const time = (number: number) => screen.getByRole('textbox', { name: `Штраф ${number}, секунды` });
const reason = (number: number) => screen.getByRole('textbox', { name: `Причина штрафа ${number}` });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Записать штрафы' }));
const sent = () => onSubmit.mock.lastCall?.[0].timePenalty;
const penalty = [
  { timeInMilliseconds: 10_000, reason: 'срезал поворот' },
  { timeInMilliseconds: 0, reason: null },
];

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<PenaltyForm />', () => {
  it('enters a first penalty in whole seconds, beside the time of the row', async () => {
    render(<PenaltyForm decision={aDecision({ finishTime: 1_462_125 })} onSubmit={onSubmit} />);
    expect(screen.getByText('Время со штрафами').nextElementSibling).toHaveTextContent('24:22.125');
    await userEvent.type(time(1), '15');
    await userEvent.type(reason(1), 'поздний старт');

    await submit();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      seriesId,
      stageResultId,
      timePenalty: [{ timeInMilliseconds: 15_000, reason: 'поздний старт' }],
    });
  });

  it.each([
    { text: '1:30', timeInMilliseconds: 90_000 },
    { text: '1:00:05', timeInMilliseconds: 3_605_000 },
    { text: ' 90 ', timeInMilliseconds: 90_000 },
  ])('parses «$text»', async ({ text, timeInMilliseconds }) => {
    render(<PenaltyForm decision={aDecision()} onSubmit={onSubmit} />);
    await userEvent.type(time(1), text);
    await userEvent.tab();
    expect(time(1)).toHaveValue(String(timeInMilliseconds / 1000));

    await submit();

    expect(sent()).toEqual([{ timeInMilliseconds, reason: '' }]);
  });

  it('submits the whole list: unchanged, changed and new ones', async () => {
    render(<PenaltyForm decision={aDecision({ penalty })} onSubmit={onSubmit} />);
    expect(time(1)).toHaveValue('10');
    expect(time(2)).toHaveValue('0');
    const save = screen.getByRole('button', { name: 'Записать штрафы' });
    expect(save).toBeDisabled();
    await userEvent.type(time(2), '5');
    await userEvent.type(time(2), '{Backspace}');
    expect(save).toBeDisabled();
    await userEvent.type(time(2), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить штраф' }));
    await userEvent.type(time(3), '60{Backspace>2/}1:0');
    expect(time(3)).toBeValid();
    await userEvent.type(time(3), '0');

    await submit();

    expect(sent()).toEqual([
      { timeInMilliseconds: 10_000, reason: 'срезал поворот' },
      { timeInMilliseconds: 5_000, reason: '' },
      { timeInMilliseconds: 60_000, reason: '' },
    ]);
  });

  it('fills in the last penalty with usual times and reasons, or a first one', async () => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    render(<PenaltyForm decision={aDecision({ penalty: penalty.slice(0, 1) })} onSubmit={onSubmit} />);
    await press('Добавить штраф');
    await press('+0:15');
    await press('Фальстарт');
    await submit();
    expect(sent()).toEqual([
      { timeInMilliseconds: 10_000, reason: 'срезал поворот' },
      { timeInMilliseconds: 15_000, reason: 'Фальстарт' },
    ]);

    await press('Убрать штраф 1');
    await press('Убрать штраф 1');
    await press('+1:00');
    await submit();

    expect(sent()).toEqual([{ timeInMilliseconds: 60_000, reason: '' }]);
  });

  it('removes all penalties with an empty list', async () => {
    render(<PenaltyForm decision={aDecision({ penalty })} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать штраф 1' }));
    expect(time(1)).toHaveValue('0');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать штраф 1' }));
    expect(await screen.findByText('Нет штрафов')).toBeInTheDocument();

    await submit();

    expect(sent()).toEqual([]);
  });

  it.each(['1,5', '-3', 'десять', '1:60', '1:30,5'])('does not submit «%s» as seconds', async (text) => {
    render(<PenaltyForm decision={aDecision()} onSubmit={onSubmit} />);
    await userEvent.type(time(1), text);
    expect(time(1)).toBeValid();
    await userEvent.tab();
    expect(time(1)).toHaveAccessibleDescription('Нужны целые секунды или время вида 1:30');

    await submit();

    expect(await screen.findByRole('group', { name: /Исправьте 1 поле/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: /^Штрафы: Нужны целые секунды/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows at a penalty without a time that it is missing', async () => {
    render(<PenaltyForm decision={aDecision({ penalty })} onSubmit={onSubmit} />);
    await userEvent.clear(time(2));

    await submit();

    expect(await screen.findByRole('link', { name: 'Штрафы: Заполните поле' })).toBeInTheDocument();
    expect(time(2)).toHaveAccessibleDescription('Заполните поле');
    expect(time(1)).not.toHaveAccessibleDescription();
    expect(screen.getAllByText('Заполните поле')).toHaveLength(1);
  });

  it('rejects a reason of more than 50 characters', async () => {
    render(<PenaltyForm decision={aDecision({ penalty })} onSubmit={onSubmit} />);
    await userEvent.clear(reason(1));
    await userEvent.type(reason(1), 'я'.repeat(51));

    await submit();

    expect(onSubmit).not.toHaveBeenCalled();
    expect(await screen.findByRole('link', { name: /^Штрафы: Не больше 50\sсимволов$/ })).toBeInTheDocument();
  });
});
