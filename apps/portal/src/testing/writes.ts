import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';

/** Creates the response to a successful write. */
export const done = (
  method: 'put' | 'post' | 'delete',
  path: string,
  data: object | undefined,
  message = 'Готово.',
  more: object = {},
) => http[method](`*${path}`, () => HttpResponse.json({ message, data, ...more }));

/** Waits for a button and presses it. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Returns the requests that change something. */
export const writesOf = (requests: readonly Request[]) => requests.filter(({ method }) => method !== 'GET');

/** Returns the bodies of the requests that change something. */
export const bodiesOf = (requests: readonly Request[]): Promise<unknown[]> =>
  Promise.all(writesOf(requests).map((request) => request.json()));
