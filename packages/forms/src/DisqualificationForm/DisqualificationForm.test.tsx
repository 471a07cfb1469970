import { SERIES_DISQUALIFICATIONS, type StageDisqualificationBody } from '@otryv/contract/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDecision, stageResultId } from '../testing/aDecision.ts';
import { deferred } from '../testing/deferred.ts';
import { DisqualificationForm } from './DisqualificationForm.tsx';

const onSubmit = vi.fn<(decision: StageDisqualificationBody) => unknown>();
const label = () => screen.getByRole('combobox', { name: /Метка/ });
const reason = () => screen.getByRole('textbox', { name: /Причина/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Записать решение' }));
const out = { label: 'OUT', reason: 'старт не в своей группе' };

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<DisqualificationForm />', () => {
  it('offers every label with its meaning, none selected initially', () => {
    render(<DisqualificationForm decision={aDecision()} onSubmit={onSubmit} />);

    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toHaveLength(SERIES_DISQUALIFICATIONS.length + 1);
    expect(options.slice(0, 2)).toEqual(['Не выбрано', 'DSQ - Дисквалификация']);
    expect(options).toContain('VP - Мощность не измерена');
  });

  it("suggests the label's meaning as the reason", async () => {
    render(<DisqualificationForm decision={aDecision()} onSubmit={onSubmit} />);
    await userEvent.selectOptions(label(), 'DNS');
    expect(reason()).toHaveValue('DNS - Не стартовал');
    await userEvent.selectOptions(label(), 'LAP');

    await submit();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      resultId: stageResultId,
      disqualification: { label: 'LAP', reason: 'LAP - Отстал на круг' },
    });
  });

  it('keeps a typed reason when the label changes', async () => {
    render(<DisqualificationForm decision={aDecision()} onSubmit={onSubmit} />);
    await userEvent.selectOptions(label(), 'DSQ');
    await userEvent.clear(reason());
    await userEvent.type(reason(), 'нет видео');

    await userEvent.selectOptions(label(), 'OUT');

    expect(reason()).toHaveValue('нет видео');
  });

  it('requires a label', async () => {
    render(<DisqualificationForm decision={aDecision()} onSubmit={onSubmit} />);

    await submit();

    expect(await screen.findByRole('link', { name: 'Метка: Выберите один из вариантов' })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is prefilled with the existing decision, which it does not submit again', async () => {
    render(<DisqualificationForm decision={aDecision({ disqualification: out })} onSubmit={onSubmit} />);

    expect(label()).toHaveValue('OUT');
    expect(reason()).toHaveValue('старт не в своей группе');
    const save = screen.getByRole('button', { name: 'Записать решение' });
    expect(save).toBeDisabled();
    await userEvent.type(reason(), '!');
    expect(save).toBeEnabled();
    await userEvent.type(reason(), '{Backspace}');
    expect(save).toBeDisabled();
  });

  it('offers to lift a disqualification only if there is one', () => {
    render(<DisqualificationForm decision={aDecision()} onSubmit={onSubmit} onLift={() => undefined} />);

    expect(screen.queryByRole('button', { name: 'Снять дисквалификацию' })).toBeNull();
  });

  it('waits for lifting, and shows its error', async () => {
    const call = deferred();
    const onLift = vi.fn<() => Promise<void>>(() => call.promise);
    render(
      <DisqualificationForm decision={aDecision({ disqualification: out })} onSubmit={onSubmit} onLift={onLift} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Снять дисквалификацию' }));
    await userEvent.click(screen.getByRole('button', { name: 'Снимаем' }));
    expect(onLift).toHaveBeenCalledOnce();

    call.reject({ code: 'forbidden', message: 'Протокол закрыт. Откройте его и повторите.' });

    expect(await screen.findByRole('alert')).toHaveTextContent('Протокол закрыт. Откройте его и повторите.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Снять дисквалификацию' })).toBeInTheDocument());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
