import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkLine } from './LinkLine.tsx';

it('links to each choice and marks the current one', () => {
  const links = [
    { href: '?', label: 'Место', isCurrent: true },
    { href: '?sort=time', label: 'Время', rel: 'nofollow' },
  ];
  render(<LinkLine label="Порядок" links={links} />);
  const line = within(screen.getByRole('navigation', { name: 'Порядок:' }));

  expect(line.getByRole('link', { current: true })).toHaveTextContent('Место');
  expect(line.getByRole('link', { name: 'Время' })).toHaveAttribute('href', '?sort=time');
  expect(line.getByRole('link', { name: 'Время' })).toHaveAttribute('rel', 'nofollow');
});
