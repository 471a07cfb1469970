import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CategoryFilter } from '../CategoryBadge/CategoryFilter.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const units = [
  { value: 'wkg', label: 'вт/кг' },
  { value: 'watts', label: 'ватты' },
] as const;
const nothing = () => undefined;

describe('<SegmentedControl />', () => {
  describeConformance((props) => (
    <SegmentedControl label="Мощность" options={units} value="wkg" onChange={nothing} {...props} />
  ));

  it('is a named group of radio buttons', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<SegmentedControl label="Мощность" options={units} value="wkg" onChange={onChange} />);

    await userEvent.click(screen.getByRole('radio', { name: 'ватты' }));

    expect(screen.getByRole('group', { name: 'Мощность' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'вт/кг' })).toBeChecked();
    expect(onChange).toHaveBeenCalledWith('watts');
  });
});

describe('<CategoryFilter />', () => {
  const categories = [{ category: 'A', count: 26 }, { category: 'B' }];
  it('returns null for all categories', async () => {
    const onChange = vi.fn<(category: string | null) => void>();
    render(<CategoryFilter categories={categories} total={51} value="A" onChange={onChange} />);

    await userEvent.click(screen.getByRole('radio', { name: 'Все 51' }));

    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('returns the selected category', async () => {
    const onChange = vi.fn<(category: string | null) => void>();
    render(<CategoryFilter categories={categories} value={null} onChange={onChange} />);

    await userEvent.click(screen.getByRole('radio', { name: 'A 26' }));

    expect(onChange).toHaveBeenCalledWith('A');
  });
});
