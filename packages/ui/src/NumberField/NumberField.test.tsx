import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { parseDecimal } from './parseDecimal.ts';
import { stepNumber } from './stepNumber.ts';

const onChange = vi.fn<(value: number | null) => void>();
function Weight(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  const change = (next: number | null) => {
    onChange(next);
    setValue(next);
  };

  return <NumberField label="Вес" min={30} max={250} step={0.1} {...props} value={value} onChange={change} />;
}
const weight = () => screen.getByRole('spinbutton', { name: 'Вес' });

describe('<NumberField />', () => {
  describeFieldConformance((props) => <NumberField value={null} onChange={() => undefined} {...props} />);

  it.each(['78,3', '78.3'])('parses %s as a number', async (text) => {
    render(<Weight />);

    await userEvent.type(weight(), text);

    expect(onChange).toHaveBeenLastCalledWith(78.3);
    expect(weight()).toHaveValue(text);
  });

  it("formats the number with the locale's decimal separator on blur", async () => {
    render(<Weight />);
    await userEvent.type(weight(), '078.30');

    await userEvent.tab();

    expect(weight()).toHaveValue('78,3');
  });

  it('uses a decimal point in English', () => {
    render(
      <OtryvProvider locale="en">
        <Weight value={78.3} />
      </OtryvProvider>,
    );

    expect(weight()).toHaveValue('78.3');
  });

  it('returns null for a blank', async () => {
    render(<Weight value={78} />);

    await userEvent.clear(weight());

    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(weight()).toBeValid();
  });

  it('keeps invalid text and shows an error', async () => {
    render(<Weight />);

    await userEvent.type(weight(), '78 кг');
    await userEvent.tab();

    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(weight()).toHaveValue('78 кг');
    expect(weight()).toHaveAccessibleDescription('Введите число, например 3,2');
  });

  it('shows an example with a fraction only for a fractional step', async () => {
    render(<NumberField label="Номер" value={null} onChange={onChange} />);

    await userEvent.type(screen.getByRole('spinbutton', { name: 'Номер' }), 'сто');

    expect(screen.getByRole('spinbutton', { name: 'Номер' })).toHaveAccessibleDescription('Введите число цифрами');
  });

  it('prefers the error of an invalid number: a form without a value can only report a blank', async () => {
    render(<Weight error="Заполните поле" />);
    expect(weight()).toHaveAccessibleDescription('Заполните поле');

    await userEvent.type(weight(), 'сто');

    expect(weight()).toHaveAccessibleDescription('Введите число, например 3,2');
  });

  it.each([
    { text: '78,3', whole: true, label: 'Нужно целое число' },
    { text: '78,0', whole: true, label: '' },
    { text: '78,3', whole: false, label: '' },
  ])('shows «$words» for $text, with whole numbers only: $whole', async ({ text, whole, label }) => {
    render(<Weight whole={whole} />);

    await userEvent.type(weight(), text);

    expect(weight()).toHaveAccessibleDescription(label);
  });

  it.each([
    { text: '29,9', label: 'Не меньше 30' },
    { text: '250,5', label: 'Не больше 250' },
  ])('shows $words for $text', async ({ text, label }) => {
    render(<Weight />);

    await userEvent.type(weight(), text);

    expect(weight()).toHaveAccessibleDescription(label);
  });

  it.each([
    { key: 'ArrowUp', after: '78,4' },
    { key: 'ArrowDown', after: '78,2' },
    { key: 'PageUp', after: '79,3' },
    { key: 'PageDown', after: '77,3' },
  ])('changes to $after by $key', async ({ key, after }) => {
    render(<Weight value={78.3} />);

    await userEvent.type(weight(), `{${key}}`);

    expect(weight()).toHaveValue(after);
  });

  it.each([{ readOnly: true }, { disabled: true }])('keeps its number with %o', async (props) => {
    render(<Weight value={78.3} {...props} />);

    await userEvent.type(weight(), '{ArrowUp}5');

    expect(weight()).toHaveValue('78,3');
  });

  it('follows an external value', () => {
    const { rerender } = render(<NumberField label="Вес" value={70} onChange={onChange} />);

    rerender(<NumberField label="Вес" value={71.5} onChange={onChange} />);

    expect(weight()).toHaveValue('71,5');
  });
});

describe('parseDecimal', () => {
  it.each([
    { text: '3,2', number: 3.2 },
    { text: ' 1 234.5 ', number: 1234.5 },
    { text: '1\u00A0234', number: 1234 },
    { text: '−5', number: -5 },
    { text: ',5', number: 0.5 },
    { text: '3,', number: 3 },
    { text: '0', number: 0 },
    { text: '', number: null },
    { text: '-', number: Number.NaN },
    { text: '1,2,3', number: Number.NaN },
    { text: '1e3', number: Number.NaN },
  ])('parses «$text» as $number', ({ text, number }) => {
    expect(parseDecimal(text)).toBe(number);
  });
});

describe('stepNumber', () => {
  it('adds decimals exactly', () => {
    expect(stepNumber(0.1, 2, 0.1, {})).toBe(0.3);
  });

  it("keeps the number's decimals", () => {
    expect(stepNumber(1.25, 1, 1, {})).toBe(2.25);
  });

  it('starts a blank at 0, within the bounds', () => {
    expect(stepNumber(null, 1, 1, {})).toBe(1);
    expect(stepNumber(null, -1, 1, { min: 30 })).toBe(30);
  });

  it('stops at the bounds', () => {
    expect(stepNumber(249, 10, 1, { max: 250 })).toBe(250);
  });
});
