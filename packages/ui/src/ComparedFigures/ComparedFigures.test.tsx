import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ComparedFigures } from './ComparedFigures.tsx';

const figures = [
  { label: 'Гоночный рейтинг', values: ['561', '512'], best: [0] },
  { label: 'Вес, кг', values: ['78.3', '77.7'] },
];

describe('<ComparedFigures />', () => {
  it('has a column per rider and a row per figure', () => {
    render(<ComparedFigures caption="Цифры" names={['Лев', 'Глеб']} figures={figures} />);

    expect(screen.getByRole('table', { name: 'Цифры' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Лев', 'Глеб']);
    expect(screen.getByRole('row', { name: /Вес/ })).toHaveTextContent('Вес, кг78.377.7');
  });

  it('exposes the best values as text, but none for figures without a best', () => {
    render(<ComparedFigures caption="Цифры" names={['Лев', 'Глеб']} figures={figures} />);

    expect(screen.getByText('561').closest('td')).toHaveTextContent('561, лучшее');
    expect(screen.getAllByText(/лучшее/)).toHaveLength(1);
  });
});
