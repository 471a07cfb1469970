import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { PriceCard } from './PriceCard.tsx';

describe('<PriceCard />', () => {
  it.each([
    { locale: 'ru', amount: 1990, quantity: 1, unit: 'month', text: '1 990 ₽ за месяц' },
    { locale: 'ru', amount: 4990.5, quantity: 3, unit: 'month', text: '4 990,50 ₽ за 3 месяца' },
    { locale: 'ru', amount: 9900, quantity: 12, unit: 'month', text: '9 900 ₽ за 12 месяцев' },
    { locale: 'ru', amount: 590, quantity: 1, unit: 'week', text: '590 ₽ за неделю' },
    { locale: 'ru', amount: 0, quantity: 14, unit: 'day', text: '0 ₽ за 14 дней' },
    { locale: 'ru', amount: 100, quantity: 5, unit: 'piece', text: '100 ₽ за 5 штук' },
    { locale: 'en', amount: 1990, quantity: 1, unit: 'month', text: '1,990 ₽ per month' },
    { locale: 'en', amount: 4990, quantity: 3, unit: 'month', text: '4,990 ₽ for 3 months' },
  ] as const)('shows "$text"', ({ locale, text, ...price }) => {
    const { container } = render(
      <OtryvProvider locale={locale}>
        <PriceCard title="Организатор" {...price} />
      </OtryvProvider>,
    );

    expect(container).toHaveTextContent(text);
  });

  it('shows that the service is already bought', () => {
    render(<PriceCard title="Организатор" amount={1990} unit="month" current />);

    expect(screen.getByRole('heading', { name: 'Организатор Подключено' })).toBeInTheDocument();
  });
});
