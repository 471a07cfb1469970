import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './comboboxOption.ts';
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';

const riders: ComboboxOption[] = [
  { value: '1', label: 'Артём Ёлкин', note: 'ВЕТЕР' },
  { value: '2', label: 'Lev Podvetrenny', note: 'ПИК' },
  { value: '3', label: 'Савва Перевалов', note: 'КРОНА' },
  { value: '4', label: 'Ефросинья Обрывина' },
];
const [elkin, lev] = riders;
const nothing = () => undefined;

function LiveCombobox({ value: first = null, ...props }: Partial<Omit<ComboboxProps, 'onChange'>>) {
  const [value, setValue] = useState(first);

  return <Combobox label="Лидер" options={riders} {...props} value={value} onChange={setValue} />;
}

function LiveMany({ value: first = [], ...props }: Partial<Omit<MultiComboboxProps, 'onChange'>>) {
  const [value, setValue] = useState(first);

  return <MultiCombobox label="Лидеры" options={riders} {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/Combobox',
  parameters: {
    keyboard: [
      'field',
      'listbox',
      {
        keys: { ru: 'Backspace', en: 'Backspace' },
        does: {
          ru: 'в пустом поле убирает последний из нескольких выборов',
          en: 'takes the last choice of several away, in an empty field',
        },
      },
    ],
  },
  component: Combobox,
  args: { label: 'Лидер', options: riders, value: null, onChange: nothing },
  render: (args) => <LiveCombobox {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  render: () => <LiveMany value={riders.slice(0, 1)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'обрывина{Enter}');
    await expect(canvas.getByRole('button', { name: 'Убрать «Ефросинья Обрывина»' })).toBeVisible();
    await userEvent.keyboard('{Backspace}лев');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

export const Failed: Story = {
  args: { state: 'failed', onQuery: nothing, onRetry: nothing },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover > div', focusVisible: '.is-focus input' } },
  render: () => (
    <Matrix>
      <Cell top label="Один">
        <LiveCombobox />
        <LiveCombobox label="Выбран" value={elkin} />
        <LiveCombobox label="Наведение" className="is-hover" value={elkin} />
        <LiveCombobox label="Фокус" className="is-focus" value={elkin} required />
      </Cell>
      <Cell top label="Много">
        <LiveMany />
        <LiveMany value={riders} hint="До пяти райдеров" />
      </Cell>
      <Cell top label="Ошибка">
        <LiveCombobox error="Выберите лидера" required />
        <LiveMany value={riders.slice(0, 2)} error="Лидер может быть один" />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveCombobox value={lev} disabled />
        <LiveMany value={riders.slice(0, 2)} disabled />
        <LiveCombobox label="Только чтение" value={lev} readOnly />
      </Cell>
      <Cell top label="Открыт">
        <LiveCombobox label="Открытый" value={lev} data-testid="open" />
      </Cell>
    </Matrix>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByTestId('open'));
  },
};

export const EdgeData: Story = {
  render: () => (
    <LiveMany
      label="Клубы, которые приглашены на заезд и могут заявлять райдеров до его старта"
      value={[
        { value: 'long', label: 'Объединённый велосипедный клуб любителей долгих подъёмов и холодных спусков «Ось»' },
        ...riders,
      ]}
    />
  ),
};
