export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxOption, ComboboxSource } from './comboboxOption.ts';
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';
