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

it('loads its parts in a browser, with a placeholder meanwhile', async () => {
  const { container } = render(part);
  expect(container).toHaveTextContent('room');

  expect(await screen.findByText('late')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('room');
});

it('renders only the placeholder on the server, without hydration warnings', () => {
  expect(renderToString(part)).toBe('room');
});
