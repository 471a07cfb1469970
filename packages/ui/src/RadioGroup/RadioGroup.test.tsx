import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'race', label: 'Гонка' },
  { value: 'ride', label: 'Заезд' },
];
const nothing = () => undefined;
const onChange = vi.fn<(value: string) => void>();
function Kind() {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };

  return <RadioGroup label="Вид" options={options} value={value} onChange={change} />;
}

describe('<RadioGroup />', () => {
  it('selects by a click on the label and moves by the arrow keys', async () => {
    render(<Kind />);

    await userEvent.click(screen.getByText('Гонка'));
    await userEvent.keyboard('{ArrowDown}');

    expect(onChange.mock.calls).toEqual([['race'], ['ride']]);
    expect(screen.getByRole('radio', { name: 'Заезд' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Заезд' })).toHaveFocus();
  });

  it('exposes its error, that it is required, and its hint', () => {
    render(
      <RadioGroup
        label="Вид"
        options={options}
        value={null}
        onChange={nothing}
        hint="Решает зачёт"
        error="Выберите вид"
        required
      />,
    );

    const group = screen.getByRole('radiogroup', { name: 'Вид (обязательно)' });
    expect(group).toBeInvalid();
    expect(group).toBeRequired();
    expect(group).toHaveAccessibleDescription('Решает зачёт Выберите вид');
  });

  it('can be disabled as a whole', () => {
    render(<RadioGroup label="Вид" options={options} value="race" onChange={nothing} disabled />);

    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });
});
