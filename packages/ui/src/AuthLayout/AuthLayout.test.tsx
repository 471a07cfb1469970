import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { AuthLayout, ButtonRow, Either } from './index.ts';

describe('<AuthLayout />', () => {
  it('is a page with its title and a home link, and hides the poster from screen readers', () => {
    render(
      <AuthLayout title="Вход" slogan={['Первые уехали.', 'Осталось догнать.']} homeHref="/start">
        Форма
      </AuthLayout>,
    );

    expect(screen.getByRole('main')).toHaveTextContent('Форма');
    expect(screen.getByRole('heading', { level: 1, name: 'Вход' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Отрыв, на главную' })).toHaveAttribute('href', '/start');
    expect(screen.getByText('Первые уехали.').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('shows a link to another form below this one', () => {
    render(<AuthLayout title="Вход" footer="Ещё нет аккаунта?" />);

    expect(screen.getByText('Ещё нет аккаунта?')).toBeInTheDocument();
  });
});

describe.each([
  { name: 'Either', Part: Either },
  { name: 'ButtonRow', Part: ButtonRow },
])('<$name />', ({ Part }) => {
  describeConformance((props) => <Part {...props} />);
});
