import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

describe('<Disclosure />', () => {
  it('is a group, closed by default', () => {
    render(<Disclosure title="Вопрос">Ответ</Disclosure>);

    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText('Ответ')).not.toBeVisible();
  });
});
