import type { DecisionDraft } from '@otryv/contract/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOutcome, noOutcome } from '../testing/anOutcome.ts';
import { ProtocolDecisionForm } from './ProtocolDecisionForm.tsx';

const onSubmit = vi.fn<(draft: DecisionDraft) => unknown>();
const onRemove = vi.fn<(rowId: string) => void>();
const rows = [
  { rowId: '5100012.1000', name: 'Демьян Крутогоров' },
  { rowId: '5100012.1012', name: 'Luca Ventoforte' },
];
const props = { value: 'DSQ' as const, rows, outcome: anOutcome(), onSubmit, onRemove };

beforeEach(() => {
  onSubmit.mockReset();
  onRemove.mockReset();
});

describe('<ProtocolDecisionForm />', () => {
  it('submits the decision with all its rows and the reason', async () => {
    render(<ProtocolDecisionForm {...props} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Причина/ }), 'Нет видео');

    await userEvent.click(screen.getByRole('button', { name: 'Записать 2 решения' }));

    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        value: 'DSQ',
        rowIds: ['5100012.1000', '5100012.1012'],
        reason: 'Нет видео',
      }),
    );
  });

  it('requires a reason of at most 50 characters', async () => {
    render(<ProtocolDecisionForm {...props} />);
    const submit = () => userEvent.click(screen.getByRole('button', { name: 'Записать 2 решения' }));
    await submit();
    await userEvent.type(screen.getByRole('textbox', { name: /Причина/ }), 'б'.repeat(51));
    await submit();

    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('removes a row', async () => {
    render(<ProtocolDecisionForm {...props} />);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать из решения: Luca Ventoforte' }));

    expect(onRemove).toHaveBeenCalledExactlyOnceWith('5100012.1012');
  });

  it('cannot be submitted without a row', () => {
    render(<ProtocolDecisionForm {...props} rows={[]} outcome={noOutcome} />);

    expect(screen.getByRole('button', { name: /Записать/ })).toBeDisabled();
  });

  it('shows the number of changed rows, medals and points, and lists riders who lose their place first', () => {
    const { container } = render(<ProtocolDecisionForm {...props} />);

    expect(container).toHaveTextContent(/12\s*строк сдвинется|строк сдвинется\s*12/);
    expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('Демьян Крутогоров: было 1, станет DSQ');
    expect(container).toHaveTextContent('4–11 на 1 место выше, 5–12');
    expect(container).toHaveTextContent('Сменится победитель. Уйдёт 1 сообщение райдеру, которого это касается.');
  });

  it('shows that it is computing, and that no rank changes', () => {
    const { rerender } = render(<ProtocolDecisionForm {...props} outcome={null} />);
    expect(screen.getByText('Считаем места')).toBeInTheDocument();

    rerender(<ProtocolDecisionForm {...props} outcome={noOutcome} />);

    expect(screen.getByText('Никто не сдвинется')).toBeInTheDocument();
  });
});
