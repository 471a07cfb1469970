import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import { ContentsList } from './ContentsList.tsx';

const items = [
  { href: '#one', label: 'Линия отрыва', current: true },
  { href: '#two', label: 'Плашки', count: 0 },
];

describe('<ArticleLayout />', () => {
  it('renders its content in an article', () => {
    render(<ArticleLayout nav="Список">Текст</ArticleLayout>);

    expect(screen.getByRole('article')).toHaveTextContent(/^Текст$/);
  });
});

describe('<ContentsList />', () => {
  describeConformance((props) => <ContentsList label="Темы" items={items} {...props} />);

  it('is a navigation named by its label, marks the current item and shows a zero count', () => {
    render(<ContentsList label="Темы" items={items} />);

    expect(screen.getByRole('navigation', { name: 'Темы' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Линия отрыва' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Плашки 0' })).not.toHaveAttribute('aria-current');
  });
});
