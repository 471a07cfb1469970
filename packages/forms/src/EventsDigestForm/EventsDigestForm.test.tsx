import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EventsDigestForm } from './EventsDigestForm.tsx';

const onSubmit = vi.fn<(digest: object) => unknown>();
const values = { startDate: '2026-11-22', endDate: '2026-11-28', subject: 'Подборка' };
const events = [
  { id: 1, name: 'Четверговая гонка', card: <p>Четверговая гонка</p> },
  { id: 2, name: 'Догонялки', card: <p>Догонялки</p> },
];

beforeEach(() => void onSubmit.mockReset());

describe('<EventsDigestForm />', () => {
  it('submits the remaining events', async () => {
    render(<EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={values} />);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «Догонялки» из подборки' }));
    expect(await screen.findByText('1 заезд в подборке')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...values, eventIds: [1] });
  });

  it('restores each removed race, or all of them', async () => {
    render(<EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={values} />);
    const remove = async () => {
      for (const { name } of events)
        await userEvent.click(screen.getByRole('button', { name: `Убрать «${name}» из подборки` }));
    };
    await remove();

    await userEvent.click(screen.getByRole('button', { name: 'Вернуть «Догонялки» в подборку' }));
    expect(await screen.findByText('1 заезд в подборке')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «Догонялки» из подборки' }));
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть 2 убранных заезда' }));

    expect(await screen.findByText('2 заезда в подборке')).toBeInTheDocument();
  });

  it('reports the remaining events after each change', async () => {
    const onChoose = vi.fn<(eventIds: number[]) => void>();
    render(<EventsDigestForm {...{ onSubmit, onChoose, events, values }} empty={null} />);
    const presses = ['Убрать «Догонялки» из подборки', 'Убрать «Четверговая гонка» из подборки'];
    const back = ['Вернуть «Четверговая гонка» в подборку', 'Вернуть «Догонялки» в подборку'];

    for (const name of [...presses, ...back, ...presses, 'Вернуть 2 убранных заезда'])
      await userEvent.click(screen.getByRole('button', { name }));

    expect(onChoose.mock.calls.map(([ids]) => ids)).toEqual([[1], [], [1], [1, 2], [1], [], [1, 2]]);
  });

  it('explains an empty digest, and is disabled', () => {
    render(<EventsDigestForm onSubmit={onSubmit} events={[]} empty={<p>Заездов нет</p>} values={values} />);

    expect(screen.getByText('Заездов нет')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  });

  it.each([
    ['С', '2026-11-29', 'Конец раньше начала. Поставьте день не раньше первого.'],
    ['По', '2027-11-28', 'Не больше двух месяцев. Поставьте день ближе к первому.'],
  ])('shows an error at the last day as soon as «%s» is %s', async (label, day, sentence) => {
    render(<EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={values} />);

    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: day } });

    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText(/^По/)).toBeInvalid();
  });

  it('rejects days in reverse order', async () => {
    const wrong = { ...values, startDate: '2026-11-29' };
    render(<EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={wrong} />);

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(await screen.findByLabelText(/По/)).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
