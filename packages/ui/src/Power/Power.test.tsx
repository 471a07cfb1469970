import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Power } from './Power.tsx';

describe('<Power />', () => {
  it.each([
    { locale: 'ru', unit: 'watts', value: 353.4, text: '353 вт' },
    { locale: 'ru', unit: 'wkg', value: 4.4, text: '4.40 вт/кг' },
    { locale: 'en', unit: 'wkg', value: 4.4, text: '4.40 W/kg' },
  ] as const)('formats $value $unit as $text', ({ locale, unit, value, text }) => {
    const { container } = render(
      <OtryvProvider locale={locale}>
        <Power value={value} unit={unit} />
      </OtryvProvider>,
    );

    expect(container).toHaveTextContent(text);
  });

  it("leaves the unit to its column's header", () => {
    const { container } = render(<Power value={353} showUnit={false} />);

    expect(container).toHaveTextContent(/^353$/);
  });

  it.each([null, undefined, 0])('exposes the reason for a missing value: %s', (value) => {
    const { container } = render(<Power value={value} reason="датчика не было" />);

    expect(screen.getByRole('img', { name: 'датчика не было' })).toBeInTheDocument();
    expect(container).toHaveTextContent(/^—$/);
  });

  it('shows that a value was not measured without a known reason', () => {
    render(<Power value={null} />);

    expect(screen.getByRole('img', { name: 'не измерено' })).toBeInTheDocument();
  });
});
