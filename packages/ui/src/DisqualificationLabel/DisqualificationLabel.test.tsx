import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DisqualificationLabel } from './DisqualificationLabel.tsx';

describe('<DisqualificationLabel />', () => {
  it('shows the reason of this decision', async () => {
    render(<DisqualificationLabel label="DSQ" reason="Вес изменён перед стартом" />);

    await userEvent.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Вес изменён перед стартом');
  });

  it('explains the label without a reason', async () => {
    render(<DisqualificationLabel label="DNF" reason={null} />);

    await userEvent.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Сход: финиша нет');
  });

  it('prints an unknown label', () => {
    render(<DisqualificationLabel label="ABC" />);

    expect(screen.getByText('ABC')).not.toHaveAttribute('tabindex');
  });
});
