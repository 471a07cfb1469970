import type { CategoryChangeBody } from '@otryv/contract/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDecision, aDryRun, seriesId, stageResultId } from '../testing/aDecision.ts';
import { deferred } from '../testing/deferred.ts';
import { type CategoryChangeDraft, CategoryChangeForm, type CategoryChangeFormProps } from './CategoryChangeForm.tsx';

const onSubmit = vi.fn<(change: CategoryChangeBody) => unknown>();
const form = (props: Partial<CategoryChangeFormProps> = {}) => (
  <CategoryChangeForm
    decision={aDecision({ categoryInRace: 'APlus' })}
    categories={['APlus', 'A', 'B', 'C', 'D']}
    onSubmit={onSubmit}
    {...props}
  />
);
const reason = () => screen.getByRole('textbox', { name: 'Причина' });
const submit = () => screen.getByRole('button', { name: 'Изменить категорию' });

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<CategoryChangeForm />', () => {
  it('shows the rider, the category in the race and the current one', () => {
    render(form());

    expect(screen.getByText('Прохор Утёсов-Яров')).toBeInTheDocument();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(1)).toEqual(['A+', 'A']);
  });

  it('submits the new category and the reason, with its row', async () => {
    render(form());
    await userEvent.click(screen.getByRole('radio', { name: 'B' }));
    await userEvent.type(reason(), 'Решение судей');

    await userEvent.click(submit());

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ seriesId, stageResultId, value: 'B', reason: 'Решение судей' });
  });

  it('is disabled until another category is selected, and offers none', async () => {
    render(form());
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByRole('radio', { name: 'A' })).toBeChecked();
    expect(submit()).toBeDisabled();

    await userEvent.click(screen.getByRole('radio', { name: 'B' }));
    await userEvent.click(screen.getByRole('radio', { name: 'A' }));
    expect(submit()).toBeDisabled();

    await userEvent.click(screen.getByRole('radio', { name: 'без категории' }));
    await userEvent.click(submit());

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ seriesId, stageResultId, value: null, reason: '' });
  });

  it('accepts a reason of 50 characters', async () => {
    render(form());
    await userEvent.click(screen.getByRole('radio', { name: 'B' }));

    await userEvent.type(reason(), 'я'.repeat(50));

    expect(reason()).not.toHaveAttribute('aria-invalid');
    expect(submit()).toBeEnabled();
  });

  it('shows an error at the 51st character as it is typed, and disables submission', async () => {
    render(form());
    await userEvent.click(screen.getByRole('radio', { name: 'B' }));

    await userEvent.type(reason(), 'я'.repeat(51));

    expect(reason()).toHaveAccessibleDescription(/Не больше 50 символов/);
    expect(submit()).toBeDisabled();
    await userEvent.type(reason(), '{Backspace}');
    expect(reason()).not.toHaveAccessibleDescription(/Не больше/);
    expect(submit()).toBeEnabled();
  });

  it('cannot be submitted twice while saving', async () => {
    const call = deferred();
    onSubmit.mockReturnValueOnce(call.promise);
    render(form());
    await userEvent.click(screen.getByRole('radio', { name: 'B' }));
    await userEvent.click(submit());

    const saving = await screen.findByRole('button', { name: 'Сохраняем' });
    await userEvent.click(saving);

    expect(saving).toHaveAttribute('aria-disabled', 'true');
    expect(onSubmit).toHaveBeenCalledOnce();
    call.resolve();
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it('keeps the choice and the reason after an error', async () => {
    onSubmit.mockRejectedValueOnce({ code: 'forbidden', message: 'Этап уже официальный. Снимите статус и повторите.' });
    render(form());
    await userEvent.click(screen.getByRole('radio', { name: 'C' }));
    await userEvent.type(reason(), 'мощность');

    await userEvent.click(submit());

    expect(await screen.findByRole('group', { name: /Этап уже официальный/ })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'C' })).toBeChecked();
    expect(reason()).toHaveValue('мощность');
  });

  it('reports each choice for a dry run, and shows the changed ranks', async () => {
    const onChange = vi.fn<(draft: CategoryChangeDraft) => void>();
    const { rerender } = render(form({ onChange }));
    expect(screen.queryByText('Кто сдвинется')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'B' }));
    expect(onChange).toHaveBeenLastCalledWith({ seriesId, stageResultId, value: 'B', reason: '' });

    rerender(form({ onChange, moves: null }));
    expect(await screen.findByText('Считаем места')).toBeInTheDocument();

    rerender(form({ onChange, moves: aDryRun }));
    expect(screen.getByText('Сдвинутся 3 строки')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['A', 'B']);
    const moves = screen.getAllByRole('listitem');
    expect(moves[1]).toHaveTextContent('Демьян Крутогоров: было 1, станет без места');
    expect(moves[2]).toHaveTextContent('Дарина Косогорова из A: было без места, станет 14');

    rerender(form({ onChange, moves: [] }));
    expect(screen.getByText('Никто не сдвинется')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();
  });
});
