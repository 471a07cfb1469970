import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './Progress.tsx';

const bar = () => screen.getByRole('progressbar', { name: 'Загружаем протокол' });

describe('<Progress />', () => {
  it.each([
    { value: 12, max: 96, share: '13 %' },
    { value: 0, max: 96, share: '0 %' },
    { value: 96, max: 96, share: '100 %' },
  ])('exposes $value of $max as $share', ({ value, max, share }) => {
    const { container } = render(<Progress label="Загружаем протокол" value={value} max={max} />);

    expect(container).toHaveTextContent(share);
    expect(bar()).toHaveAttribute('aria-valuenow', String(value));
    expect(bar()).toHaveAttribute('aria-valuemax', String(max));
  });

  it('exposes the progress as the given text', () => {
    render(<Progress label="Загружаем протокол" value={12} max={96} words="12 из 96 райдеров" />);

    expect(bar()).toHaveAttribute('aria-valuetext', '12 из 96 райдеров');
    expect(screen.getByText('12 из 96 райдеров')).toBeInTheDocument();
  });

  it('has no value while the progress is indeterminate', () => {
    render(<Progress label="Загружаем протокол" value={null} />);

    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByText('Загрузка...')).toBeInTheDocument();
  });
});
