import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientOnly } from './ClientOnly.tsx';

const Late = lazy(async () => ({ default: () => <b>late</b> }));
const part = (
  <ClientOnly fallback="room">
    <Late />
  </ClientOnly>
);

it('fetches its parts in a browser, and holds their place meanwhile', async () => {
  const { container } = render(part);
  expect(container).toHaveTextContent('room');

  expect(await screen.findByText('late')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('room');
});

it('leaves only the place in server markup, and nothing for the browser to complain of', () => {
  expect(renderToString(part)).toBe('room');
});
