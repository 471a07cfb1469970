import { screen, within } from '@testing-library/react';

/** Returns the row with a name. */
export const rowOf = (name: RegExp) => screen.getByRole('row', { name });

/** Returns the texts of a row's cells, without the row header. */
export const cellsOf = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** Returns the row headers with the riders, in order. */
export const ridersInOrder = () => screen.getAllByRole('rowheader').filter((header) => !header.hasAttribute('colspan'));

/** Returns the riders' names, in order. */
export const namesInOrder = () => ridersInOrder().map(({ textContent }) => textContent?.replace(/[A-E]$/, ''));
