import type { AddedResult } from '@otryv/contract/schemas';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seriesId } from '../testing/aDecision.ts';
import { findRiders } from '../testing/riders.ts';
import { AddResultForm } from './AddResultForm.tsx';

const onSubmit = vi.fn<(result: AddedResult) => unknown>();
const form = { seriesId, stageOrder: 0, categories: ['A', 'B'], findRiders, onSubmit };
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const number = (name: RegExp) => screen.getByRole('spinbutton', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Добавить результат' }));

async function lookUp(query: string) {
  const field = screen.getByRole('combobox', { name: /Райдер/ });
  await userEvent.clear(field);
  await userEvent.type(field, query);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(query, 'i') }));
}

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<AddResultForm />', () => {
  it("submits a result in the API's units for a looked-up rider", async () => {
    render(<AddResultForm {...form} />);
    await lookUp('Лев');
    await waitFor(() => expect(text(/Фамилия/)).toHaveValue('Подветренный'));
    expect(number(/Вес/)).toHaveValue('78,3');
    await userEvent.click(screen.getByRole('radio', { name: 'B' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Группа/ }), 'B');
    await userEvent.type(text(/Время/), '24:17.346');
    await userEvent.type(number(/Средняя мощность/), '288');

    await submit();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      seriesId,
      stageOrder: 0,
      profileId: 1001,
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      countryAlpha3: 'RUS',
      imageSrc: null,
      category: 'B',
      subgroupLabel: 'B',
      durationInMilliseconds: 1_457_346,
      weightInGrams: 78_300,
      heightInCentimeters: 178,
      age: 36,
      avgWatts: 288,
      avgHeartRate: null,
    });
  });

  it('keeps typed values when another rider is looked up', async () => {
    render(<AddResultForm {...form} />);
    await lookUp('Лев');
    await waitFor(() => expect(text(/Фамилия/)).toHaveValue('Подветренный'));
    await userEvent.clear(number(/Вес/));
    await userEvent.type(number(/Вес/), '77');

    await lookUp('Дарина');

    await waitFor(() => expect(text(/Фамилия/)).toHaveValue('Косогорова'));
    expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked();
    expect(number(/Возраст/)).toHaveValue('');
    expect(number(/Вес/)).toHaveValue('77');
  });

  it('lists everything that is missing', async () => {
    render(<AddResultForm {...form} />);

    await submit();

    const links = within(await screen.findByRole('group', { name: /Исправьте/ })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Райдер',
      'Имя',
      'Фамилия',
      'Пол',
      'Время',
      'Вес',
      'Рост',
      'Возраст',
      'Средняя мощность',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['24.17', 'быстро', '0:00'])('rejects «%s» as a time', async (typed) => {
    render(<AddResultForm {...form} />);
    await userEvent.type(text(/Время/), typed);
    expect(text(/Время/)).toBeValid();

    await userEvent.keyboard('{Enter}');

    expect(await screen.findByRole('link', { name: /^Время: / })).toBeInTheDocument();
    expect(text(/Время/)).toBeInvalid();
  });
});
