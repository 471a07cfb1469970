import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { describedBy, Field, FieldGroup } from './Field.tsx';

describe('<Field />', () => {
  it('names the control that has its id', () => {
    render(
      <Field id="weight" label="Вес">
        <input id="weight" />
      </Field>,
    );

    expect(screen.getByRole('textbox', { name: 'Вес' })).toBeInTheDocument();
  });

  it('has the place of an error before there is one, so that it is heard when it comes', () => {
    const { container, rerender } = render(<Field id="weight" label="Вес" />);
    const place = container.querySelector('[aria-live="polite"]');

    rerender(<Field id="weight" label="Вес" error="Введите вес" />);

    expect(place).toHaveTextContent('Введите вес');
  });

  it('marks what is required for the eye: the control says it to a screen reader', () => {
    render(<Field id="weight" label="Вес" required />);

    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('<FieldGroup />', () => {
  describeConformance((props) => <FieldGroup id="worlds" label="Карты" {...props} />);

  it('says in words that it is required, in the language of the page', () => {
    render(
      <OtryvProvider locale="en">
        <FieldGroup id="worlds" label="Worlds" required />
      </OtryvProvider>,
    );

    expect(screen.getByRole('group', { name: 'Worlds (required)' })).toBeInTheDocument();
  });
});

describe('describedBy', () => {
  it('gives the ids of the parts that are there', () => {
    expect(describedBy('a', { hint: 'Подсказка' })).toBe('a-hint');
    expect(describedBy('a', { hint: 'Подсказка', error: 'Ошибка', aside: '1 из 5' })).toBe('a-aside a-hint a-error');
  });

  it('gives nothing when there are none, for an attribute that is left out', () => {
    expect(describedBy('a', { error: '' })).toBeUndefined();
  });
});
