import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { describedBy, Field, FieldGroup } from './Field.tsx';

describe('<Field />', () => {
  it('labels the control with its id', () => {
    render(
      <Field id="weight" label="Вес">
        <input id="weight" />
      </Field>,
    );

    expect(screen.getByRole('textbox', { name: 'Вес' })).toBeInTheDocument();
  });

  it("renders the error's live region beforehand, so that the error is announced", () => {
    const { container, rerender } = render(<Field id="weight" label="Вес" />);
    const place = container.querySelector('[aria-live="polite"]');

    rerender(<Field id="weight" label="Вес" error="Введите вес" />);

    expect(place).toHaveTextContent('Введите вес');
  });

  it("marks required fields visually: screen readers use the control's attribute", () => {
    render(<Field id="weight" label="Вес" required />);

    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('<FieldGroup />', () => {
  describeConformance((props) => <FieldGroup id="worlds" label="Карты" {...props} />);

  it("exposes as text, in the page's language, that it is required", () => {
    render(
      <OtryvProvider locale="en">
        <FieldGroup id="worlds" label="Worlds" required />
      </OtryvProvider>,
    );

    expect(screen.getByRole('group', { name: 'Worlds (required)' })).toBeInTheDocument();
  });
});

describe('describedBy', () => {
  it('returns the ids of the present parts', () => {
    expect(describedBy('a', { hint: 'Подсказка' })).toBe('a-hint');
    expect(describedBy('a', { hint: 'Подсказка', error: 'Ошибка', aside: '1 из 5' })).toBe('a-aside a-hint a-error');
  });

  it('returns undefined without parts, to omit the attribute', () => {
    expect(describedBy('a', { error: '' })).toBeUndefined();
  });
});
