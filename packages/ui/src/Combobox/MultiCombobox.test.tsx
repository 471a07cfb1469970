import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import type { ComboboxOption } from './comboboxOption.ts';
import { MultiCombobox } from './MultiCombobox.tsx';

const teams = [
  { value: '1', label: 'ВЕТЕР' },
  { value: '2', label: 'ПИК' },
  { value: '3', label: 'КРОНА' },
];
const onChange = vi.fn<(options: ComboboxOption[]) => void>();
function Teams({ chosen = [] }: { chosen?: ComboboxOption[] }) {
  const [value, setValue] = useState(chosen);
  const change = (options: ComboboxOption[]) => {
    onChange(options);
    setValue(options);
  };

  return <MultiCombobox label="Команды" options={teams} value={value} onChange={change} />;
}
const field = () => screen.getByRole('combobox', { name: 'Команды' });
const chosen = () => screen.queryAllByRole('button').map((button) => button.textContent);

// The list is a separate chunk: no test may depend on another that has already opened one.
beforeAll(async () => {
  const { unmount } = render(<Teams />);
  await userEvent.click(field());
  await screen.findByRole('listbox');
  unmount();
});

describe('<MultiCombobox />', () => {
  describeFieldConformance((props) => (
    <MultiCombobox options={teams} value={[]} onChange={() => undefined} {...props} />
  ));

  it('adds a selection and stays open for the next one', async () => {
    render(<Teams />);

    await userEvent.type(field(), 'pik{Enter}');
    await userEvent.keyboard('крона{Enter}');

    expect(chosen()).toEqual(['ПИК', 'КРОНА']);
    expect(field()).toHaveValue('');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('removes a selection when it is selected again', async () => {
    render(<Teams chosen={teams.slice(0, 2)} />);
    await userEvent.click(field());

    await userEvent.click(screen.getByRole('option', { name: 'ВЕТЕР' }));

    expect(chosen()).toEqual(['ПИК']);
  });

  it('removes the last selection by Backspace in the empty field', async () => {
    render(<Teams chosen={teams.slice(0, 2)} />);

    await userEvent.type(field(), 'а{Backspace}');
    expect(chosen()).toEqual(['ВЕТЕР', 'ПИК']);

    await userEvent.keyboard('{Backspace}');
    expect(chosen()).toEqual(['ВЕТЕР']);
  });

  it('removes a selection by its button, which moves focus to the field', async () => {
    render(<Teams chosen={teams.slice(0, 2)} />);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать «ВЕТЕР»' }));

    expect(chosen()).toEqual(['ПИК']);
    expect(field()).toHaveFocus();
  });

  it('adds what a text left in the field names, and keeps any other with an error', async () => {
    render(<Teams chosen={teams.slice(0, 1)} />);
    await userEvent.type(field(), 'крона');
    await userEvent.click(document.body);
    await userEvent.type(field(), 'ветер');
    await userEvent.click(document.body);
    expect(chosen()).toEqual(['ВЕТЕР', 'КРОНА']);

    await userEvent.type(field(), 'пи');
    await userEvent.click(document.body);

    expect(field()).toHaveValue('пи');
    expect(field()).toHaveAccessibleDescription('Выберите вариант из списка');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is valid with one selection when required', () => {
    render(<MultiCombobox label="Команды" options={teams} value={teams.slice(0, 1)} onChange={onChange} required />);

    expect(screen.getByRole('combobox')).toBeValid();
  });
});
