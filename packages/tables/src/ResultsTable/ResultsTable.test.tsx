import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { ResultsTable } from './ResultsTable.tsx';

describe('<ResultsTable />', () => {
  it('is named after what it shows', () => {
    render(<ResultsTable caption="Результаты" rows={[...aProtocol(3), ...outOfRanking()]} />);

    expect(screen.getByRole('table', { name: 'Результаты' })).toBeInTheDocument();
  });
});
