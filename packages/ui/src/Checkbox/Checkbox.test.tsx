import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'a', label: 'Ватопия' },
  { value: 'b', label: 'Лондон', hint: 'Холмы и мосты' },
  { value: 'c', label: 'Ричмонд', disabled: true },
];
const nothing = () => undefined;
const box = (name: string) => screen.getByRole('checkbox', { name });

const onWorlds = vi.fn<(value: string[]) => void>();
function Worlds({ chosen = [] }: { chosen?: string[] }) {
  const [value, setValue] = useState(chosen);
  const change = (next: string[]) => {
    onWorlds(next);
    setValue(next);
  };

  return <CheckboxGroup label="Карты" options={options} value={value} onChange={change} withAll />;
}

describe('<Checkbox />', () => {
  describeFieldConformance((props) => <Checkbox checked={false} onChange={nothing} {...props} />);

  it('toggles by its label and by Space', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox label="Согласен с правилами" checked={false} onChange={onChange} />);

    await userEvent.click(screen.getByText('Согласен с правилами'));
    await userEvent.keyboard(' ');

    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });
});

describe('<CheckboxGroup />', () => {
  it('is a group named by its label and described by its hint', () => {
    render(
      <CheckboxGroup
        label="Карты"
        options={options}
        value={[]}
        onChange={nothing}
        hint="Одна или больше"
        error="Нет карт"
      />,
    );

    expect(screen.getByRole('group', { name: 'Карты' })).toHaveAccessibleDescription('Одна или больше Нет карт');
    expect(box('Лондон')).toBeInvalid();
  });

  it('exposes as text that it is required', () => {
    render(<CheckboxGroup label="Карты" options={options} value={[]} onChange={nothing} required />);

    expect(screen.getByRole('group', { name: 'Карты (обязательно)' })).toBeInTheDocument();
  });

  it('returns the selected values in the order of the options', async () => {
    render(<Worlds />);

    await userEvent.click(box('Лондон'));
    await userEvent.click(box('Ватопия'));

    expect(onWorlds).toHaveBeenLastCalledWith(['a', 'b']);
  });

  it('describes an option outside its name', () => {
    render(<Worlds />);

    expect(box('Лондон')).toHaveAccessibleDescription('Холмы и мосты');
  });

  it('selects and clears all enabled options by «Все»', async () => {
    render(<Worlds />);

    await userEvent.click(box('Все'));
    expect(onWorlds).toHaveBeenLastCalledWith(['a', 'b']);
    expect(box('Все')).toBeChecked();

    await userEvent.click(box('Все'));
    expect(onWorlds).toHaveBeenLastCalledWith([]);
  });

  it('shows «Все» as indeterminate when partly selected', async () => {
    render(<Worlds chosen={['a']} />);
    expect(box('Все')).toBePartiallyChecked();

    await userEvent.click(box('Лондон'));
    expect(box('Все')).not.toBePartiallyChecked();
  });

  it('keeps a selected disabled option', async () => {
    render(<Worlds chosen={['a', 'b', 'c']} />);

    await userEvent.click(box('Все'));

    expect(onWorlds).toHaveBeenLastCalledWith(['c']);
  });
});
