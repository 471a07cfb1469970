import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { ColorField } from './ColorField.tsx';
import { contrastRatio } from './contrastRatio.ts';
import { parseColour } from './parseColour.ts';

const onChange = vi.fn<(colour: string | null) => void>();
function TeamColour({ colour = null }: { colour?: string | null }) {
  const [value, setValue] = useState(colour);
  const change = (next: string | null) => {
    onChange(next);
    setValue(next);
  };

  return <ColorField label="Цвет команды" value={value} onChange={change} backgrounds={['#ffffff', '#13161a']} />;
}
const field = () => screen.getByRole('textbox', { name: 'Цвет команды' });

describe('<ColorField />', () => {
  describeFieldConformance((props) => <ColorField value={null} onChange={() => undefined} {...props} />);

  it('returns a typed colour, and completes it on blur', async () => {
    render(<TeamColour />);

    await userEvent.type(field(), 'F08');
    expect(onChange).toHaveBeenLastCalledWith('#ff0088');
    expect(field()).toHaveValue('F08');

    await userEvent.tab();
    expect(field()).toHaveValue('#ff0088');
  });

  it('returns a picked colour', () => {
    render(<TeamColour />);

    fireEvent.change(screen.getByLabelText('Выбрать цвет'), { target: { value: '#1f6fd0' } });

    expect(onChange).toHaveBeenLastCalledWith('#1f6fd0');
    expect(field()).toHaveValue('#1f6fd0');
  });

  it('keeps an invalid colour and explains the format', async () => {
    render(<TeamColour />);

    await userEvent.type(field(), 'розовый');

    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field()).toHaveValue('розовый');
    expect(field()).toHaveAccessibleDescription('Введите цвет как #d90068');
  });

  it('warns about a background with low contrast, but stays valid', () => {
    render(<TeamColour colour="#ffe14d" />);

    expect(field()).toHaveAccessibleDescription(
      /^На фоне #ffffff контраст 1,3\u00A0:\u00A01, а нужно не меньше 3,0\u00A0:\u00A01\./,
    );
    expect(field()).toBeValid();
  });

  it('shows no warning for a colour with sufficient contrast', () => {
    render(<TeamColour colour="#3f7fd0" />);

    expect(field()).not.toHaveAccessibleDescription();
  });
});

describe('contrastRatio', () => {
  it.each([
    { one: '#000000', other: '#ffffff', ratio: 21 },
    { one: '#ffffff', other: '#000000', ratio: 21 },
    { one: '#d90068', other: '#d90068', ratio: 1 },
    { one: '#767676', other: '#ffffff', ratio: 4.54 },
  ])('of $one and $other is $ratio', ({ one, other, ratio }) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('parseColour', () => {
  it.each([
    { text: '#D90068', colour: '#d90068' },
    { text: ' d90068 ', colour: '#d90068' },
    { text: '#f08', colour: '#ff0088' },
    { text: '#f0', colour: null },
    { text: '#d9006g', colour: null },
    { text: '', colour: null },
  ])('parses «$text» as $colour', ({ text, colour }) => {
    expect(parseColour(text)).toBe(colour);
  });
});
