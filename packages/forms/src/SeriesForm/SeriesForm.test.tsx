import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SeriesForm, type SeriesFormProps } from './SeriesForm.tsx';
import type { SeriesFormValue } from './seriesFields.ts';

const onSubmit = vi.fn<(value: SeriesFormValue) => unknown>();
const series: SeriesFormProps = {
  logoSrc: null,
  posterSrc: null,
  values: { name: 'Осенний кубок', dateStart: '2026-10-21', dateEnd: '2026-12-12' },
  onSubmit,
};
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить серию' }));

beforeEach(() => void onSubmit.mockReset());

describe('<SeriesForm />', () => {
  it('submits a tour with a general classification by default', async () => {
    render(<SeriesForm {...series} />);

    await save();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        type: 'tour',
        hasGeneral: true,
        riderCategoryRule: 'recalculationAll',
        repeatRule: 'best',
        percentageFromLeader: 0,
        teamResults: 3,
        scoringTable: [],
      }),
    );
  });

  it('submits the selected and typed values', async () => {
    render(<SeriesForm {...series} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Тип/ }), 'endurance');
    await userEvent.click(screen.getByRole('radio', { name: 'С этого этапа' }));
    await userEvent.type(box(/Очки за места/), '25, 20,16');

    await save();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        type: 'endurance',
        riderCategoryRule: 'stepChange',
        scoringTable: [25, 20, 16],
      }),
    );
  });

  it('shows only the fields relevant to the type', async () => {
    render(<SeriesForm {...series} />);
    const fields = () =>
      ['Лимит времени', 'Очки за места'].filter((label) => screen.queryByLabelText(new RegExp(label)) !== null);
    const choose = (type: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: /Тип/ }), type);
    expect(fields()).toEqual(['Лимит времени', 'Очки за места']);
    await userEvent.click(screen.getByRole('switch', { name: 'Командный зачёт' }));

    await choose('endurance');
    expect(fields()).toEqual(['Очки за места']);
    await choose('catchUp');
    expect(fields()).toEqual([]);
    await choose('tour');
    await save();

    // Earlier selections are kept.
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'tour', hasTeams: false }));
  });

  it.each(['25,,20', '25 20', 'много', '12345'])('rejects «%s» as points, and shows an example', async (points) => {
    render(<SeriesForm {...series} />);
    await userEvent.type(box(/Очки за места/), points);

    await save();

    expect(box(/Очки за места/)).toHaveValue(points);
    expect(box(/Очки за места/)).toHaveAccessibleDescription(/25, 20, 16/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('rejects an end before the start', async () => {
    render(<SeriesForm {...series} values={{ ...series.values, dateEnd: '2026-10-20' }} />);

    await save();

    expect(screen.getByLabelText(/^Конец/)).toHaveAccessibleDescription(/Конец раньше начала/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the type of a series that has protocols', () => {
    render(<SeriesForm {...series} hasProtocols />);

    expect(screen.getByRole('combobox', { name: /Тип/ })).toBeDisabled();
  });
});
