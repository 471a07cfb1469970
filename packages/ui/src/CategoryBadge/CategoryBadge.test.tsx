import { CATEGORIES } from '@otryv/race';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

describe('<CategoryBadge />', () => {
  it.each(CATEGORIES)('prints the label of category %s, so that it is not conveyed by colour alone', (category) => {
    render(<CategoryBadge category={category} />);

    expect(screen.getByText(category)).toBeInTheDocument();
  });

  it.each([
    { category: 'B', count: 42, tip: 'Категория: B. Зарегистрировалось: 42' },
    { category: 'B', count: 0, tip: 'Категория: B. Зарегистрировалось: 0' },
    { category: 'B', count: undefined, tip: 'Категория: B' },
    { category: 'T', count: 91, tip: 'Финишировало: 91' },
  ])('explains category $category with count $count', async ({ category, count, tip }) => {
    render(<CategoryBadge category={category} count={count} explained />);

    await userEvent.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent(tip);
  });

  it('is not a tab stop without a count', async () => {
    render(<CategoryBadge category="B" />);

    await userEvent.tab();

    expect(document.body).toHaveFocus();
  });

  it("uses the provider's language", async () => {
    render(
      <OtryvProvider locale="en">
        <CategoryBadge category="B" count={2} />
      </OtryvProvider>,
    );

    await userEvent.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Category: B. Registered: 2');
  });
});
