import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { pageWindow } from './pageWindow.ts';

const hrefOf = (page: number) => `/race/results?page=${page}`;

describe('<Pagination />', () => {
  it('marks the current page and links to the others', () => {
    render(<Pagination page={2} pageCount={3} hrefOf={hrefOf} />);
    const pages = within(screen.getByRole('navigation', { name: 'Страницы' }));

    expect(pages.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', hrefOf(1));
    expect(pages.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', hrefOf(3));
  });

  it('has no links beyond the ends', () => {
    render(<Pagination page={1} pageCount={2} hrefOf={hrefOf} />);

    expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
  });

  it('renders nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);

    expect(container).toBeEmptyDOMElement();
  });
});

describe('pageWindow', () => {
  it.each([
    { page: 1, pageCount: 2, pages: [1, 2] },
    { page: 1, pageCount: 9, pages: [1, 2, null, 9] },
    { page: 5, pageCount: 9, pages: [1, null, 4, 5, 6, null, 9] },
    { page: 3, pageCount: 5, pages: [1, 2, 3, 4, 5] },
    { page: 4, pageCount: 7, pages: [1, 2, 3, 4, 5, 6, 7] },
  ])('offers $pages around page $page of $pageCount', ({ page, pageCount, pages }) => {
    expect(pageWindow(page, pageCount)).toEqual(pages);
  });
});
