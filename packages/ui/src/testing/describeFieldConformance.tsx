import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { handlers } from './describeConformance.tsx';

export interface FieldConformanceProps {
  className?: string;
  ref?: Ref<never>;
  label?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  'data-conformance'?: string;
}

type CreateField = (props: FieldConformanceProps & { label: string }) => ReactElement;

/** Defines the tests that all fields share, including that they expose being required. */
export function describeFieldConformance(create: CreateField) {
  describeFilledFieldConformance(create);

  describe('field conformance', () => {
    it('exposes that it is required', () => {
      render(create({ label: 'Поле', required: true, 'data-conformance': 'control' }));

      expect(screen.getByLabelText(/^Поле/, { selector: '[data-conformance="control"]' })).toBeRequired();
    });
  });
}

/**
 * Defines the tests of a field that is never empty: the frame receives the class; the control, found by its label,
 * receives the ref and every other prop, and is described by the hint and the error.
 */
export function describeFilledFieldConformance(create: CreateField) {
  const element = (props: FieldConformanceProps) => create({ label: 'Поле', ...props });
  const control = () => screen.getByLabelText(/^Поле/, { selector: '[data-conformance="control"]' });

  describe('field conformance', () => {
    it('passes the class to its frame, the ref and the other props to its control', () => {
      const ref = createRef<never>();

      const { container } = render(element({ className: 'given', ref, 'data-conformance': 'control' }));

      expect(container.firstElementChild).toHaveClass('given');
      expect(ref.current).toBe(control());
    });

    it('calls the given handlers in addition to its own', () => {
      const called = new Set<string>();
      const given = Object.fromEntries(handlers.map(({ prop }) => [prop, () => void called.add(prop)]));
      render(element({ ...given, 'data-conformance': 'control' }));

      for (const { send } of handlers) send(control());

      expect(handlers.map(({ prop }) => prop).filter((prop) => !called.has(prop))).toEqual([]);
    });

    it('describes its control by the hint and the error, and marks it as invalid', () => {
      render(element({ hint: 'Меняет администратор', error: 'Так нельзя', 'data-conformance': 'control' }));

      expect(control()).toHaveAccessibleDescription(/Меняет администратор.*Так нельзя/);
      expect(control()).toBeInvalid();
    });

    it('is valid and undescribed without them', () => {
      render(element({ 'data-conformance': 'control' }));

      expect(control()).toBeValid();
      expect(control()).not.toHaveAccessibleDescription(/Так нельзя/);
    });

    it('exposes that it is disabled', () => {
      render(element({ disabled: true, 'data-conformance': 'control' }));

      expect(control()).toBeDisabled();
    });
  });
}
