import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someOffers } from '../testing/offers.ts';
import { PaymentForm } from './PaymentForm.tsx';

const onSubmit = vi.fn<(value: { planId: string }) => unknown>();
const refused = someOffers.slice(0, 1);

beforeEach(() => void onSubmit.mockReset());

describe('<PaymentForm />', () => {
  it('starts with the first available plan', async () => {
    render(<PaymentForm offers={someOffers} onSubmit={onSubmit} />);

    await userEvent.click(screen.getByRole('button', { name: /Оплатить 490\s₽/ }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ planId: 'week' });
  });

  it('submits only the selected plan, showing its price and its last day before', async () => {
    render(<PaymentForm offers={someOffers} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('radio', { name: /3 месяца/ }));

    expect(await screen.findByText(/К оплате/)).toHaveTextContent('К оплате 3 990 ₽, слот до 16 апреля 2027');
    await userEvent.click(screen.getByRole('button', { name: /Оплатить 3\s990\s₽/ }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ planId: 'season' });
  });

  it('shows a per-item plan with the reason why it is unavailable', async () => {
    render(<PaymentForm offers={someOffers} onSubmit={onSubmit} />);
    const piece = screen.getByRole('radio', { name: /1 штука.*купить его здесь пока нельзя/ });

    await userEvent.click(piece);

    expect(piece).toBeDisabled();
    expect(screen.getByRole('radio', { name: /1 неделя/ })).toBeChecked();
  });

  it('is disabled if nothing is available', () => {
    render(<PaymentForm offers={refused} onSubmit={onSubmit} />);

    expect(screen.getByRole('button', { name: 'Оплатить' })).toBeDisabled();
  });

  it('keeps the choice and shows the error of a failed payment', async () => {
    onSubmit.mockRejectedValue({ code: 'payments_off', message: 'Оплата на сайте сейчас не подключена.' });
    render(<PaymentForm offers={someOffers} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('radio', { name: /3 месяца/ }));

    await userEvent.click(screen.getByRole('button', { name: /Оплатить/ }));

    expect(await screen.findByRole('group', { name: /не подключена/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /3 месяца/ })).toBeChecked();
  });
});
