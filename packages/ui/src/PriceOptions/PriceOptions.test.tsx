import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PriceOptions } from './PriceOptions.tsx';

const options = [
  { value: 'race', label: '1 штука', kopecks: 20_000, refusal: 'Купить здесь нельзя.' },
  { value: 'week', label: '1 неделя', kopecks: 49_050, note: '7 дней, 70 ₽ в день' },
  { value: 'season', label: '3 месяца', kopecks: 399_000, advantage: 'выгоднее на 480 ₽' },
];
const onChange = vi.fn<(value: string) => void>();
const create = (value: string | null) => (
  <PriceOptions label="Срок" options={options} value={value} onChange={onChange} />
);

describe('<PriceOptions />', () => {
  it('names each option with its price and its advantage', () => {
    render(create('week'));

    expect(screen.getByRole('radio', { name: '1 неделя 490,50 ₽ 7 дней, 70 ₽ в день' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^3 месяца выгоднее на 480 ₽ 3\s990 ₽$/ })).not.toBeChecked();
  });

  it('returns the selected option', async () => {
    render(create('week'));

    await userEvent.click(screen.getByText('3 месяца'));

    expect(onChange).toHaveBeenCalledExactlyOnceWith('season');
  });

  it('shows an unavailable option with its reason, and disables it', async () => {
    onChange.mockReset();
    render(create('week'));

    await userEvent.click(screen.getByText('1 штука'));

    expect(screen.getByRole('radio', { name: '1 штука 200 ₽ Купить здесь нельзя.' })).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
  });
});
