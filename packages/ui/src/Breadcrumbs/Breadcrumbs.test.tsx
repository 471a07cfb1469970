import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const path = [{ label: 'Результаты', href: '/race/results' }, { label: 'Холмы' }];

describe('<Breadcrumbs />', () => {
  it('links back and marks the current page', () => {
    render(<Breadcrumbs path={path} />);

    expect(screen.getByRole('link', { name: 'Результаты' })).toHaveAttribute('href', '/race/results');
    expect(screen.getByText('Холмы').parentElement).toHaveAttribute('aria-current', 'page');
  });
});
