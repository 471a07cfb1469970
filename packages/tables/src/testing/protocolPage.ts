import { screen, within } from '@testing-library/react';

/** The row with a name. */
export const rowOf = (name: RegExp) => screen.getByRole('row', { name });

/** The texts of a row's cells, without the row header. */
export const cellsOf = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** The row headers with the riders, in their order. */
export const ridersInOrder = () => screen.getAllByRole('rowheader').filter((header) => !header.hasAttribute('colspan'));

/** The riders' names, in their order. */
export const namesInOrder = () => ridersInOrder().map(({ textContent }) => textContent?.replace(/[A-E]$/, ''));
