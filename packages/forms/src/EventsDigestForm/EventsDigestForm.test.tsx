import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { EventsDigestForm } from './EventsDigestForm.tsx';

const onSubmit = vi.fn<(digest: object) => unknown>();
const values = { startDate: '2026-11-22', endDate: '2026-11-28', subject: 'Подборка' };
const events = [
  { id: 1, name: 'Четверговая гонка', card: <p>Четверговая гонка</p> },
  { id: 2, name: 'Догонялки', card: <p>Догонялки</p> },
];

beforeEach(() => void onSubmit.mockReset());

describe('<EventsDigestForm />', () => {
  describeConformance((props) => (
    <EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={values} {...props} />
  ));

  it('sends the events that were left in', async () => {
    render(<EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={values} />);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «Догонялки» из подборки' }));
    expect(screen.getByText('1 заезд в подборке')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...values, eventIds: [1] });
  });

  it('brings back what was removed', async () => {
    render(<EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={values} />);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «Догонялки» из подборки' }));

    await userEvent.click(screen.getByRole('button', { name: 'Вернуть 1 убранный заезд' }));

    expect(screen.getByText('Догонялки')).toBeInTheDocument();
  });

  it('shows why there is nothing to send, and waits', () => {
    render(<EventsDigestForm onSubmit={onSubmit} events={[]} empty={<p>Заездов нет</p>} values={values} />);

    expect(screen.getByText('Заездов нет')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  });

  it('refuses days in the wrong order', async () => {
    const wrong = { ...values, startDate: '2026-11-29' };
    render(<EventsDigestForm onSubmit={onSubmit} events={events} empty={null} values={wrong} />);

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(screen.getByLabelText(/По/)).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
