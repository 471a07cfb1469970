import { screen, within } from '@testing-library/react';

/** The row that a name stands in. */
export const rowOf = (name: RegExp) => screen.getByRole('row', { name });

/** What the cells of a row say, but the one that names it. */
export const cellsOf = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** The cells with the riders, as they stand. */
export const ridersInOrder = () => screen.getAllByRole('rowheader').filter((header) => !header.hasAttribute('colspan'));

/** The riders' names, as they stand. */
export const namesInOrder = () => ridersInOrder().map(({ textContent }) => textContent?.replace(/[A-E]$/, ''));
