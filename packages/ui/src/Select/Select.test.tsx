import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { Select } from './Select.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: '', label: 'Все' },
  { value: '1', label: 'Клуб «Ось»' },
];
const nothing = () => undefined;

describe('<Select />', () => {
  it('returns the selected value', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Select label="Организатор" options={options} value="" onChange={onChange} />);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Организатор' }), 'Клуб «Ось»');

    expect(onChange).toHaveBeenCalledWith('1');
  });
});

describe('<PageSizeSelect />', () => {
  describeConformance((props) => <PageSizeSelect value={50} onChange={nothing} {...props} />);

  it('offers the standard sizes and returns a number', async () => {
    const onChange = vi.fn<(rows: number) => void>();
    render(<PageSizeSelect value={50} onChange={onChange} />);

    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '5',
      '10',
      '15',
      '20',
      '25',
      '50',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), '25');

    expect(onChange).toHaveBeenCalledWith(25);
  });
});

describe('<SelectField />', () => {
  describeFieldConformance((props) => <SelectField options={options} value="" onChange={nothing} {...props} />);

  it('returns the selected value', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<SelectField label="Клуб" options={options} value="" onChange={onChange} />);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Клуб' }), 'Клуб «Ось»');

    expect(onChange).toHaveBeenCalledWith('1');
  });
});
