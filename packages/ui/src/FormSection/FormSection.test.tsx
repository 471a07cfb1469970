import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { FieldRow, FormSection } from './FormSection.tsx';

describe('<FieldRow />', () => {
  describeConformance((props) => <FieldRow {...props} />);
});

describe('<FormSection />', () => {
  it('is a group named by its heading', () => {
    render(
      <FormSection title="Ссылки">
        <input aria-label="Сайт" />
      </FormSection>,
    );

    expect(screen.getByRole('group', { name: 'Ссылки' })).toContainElement(screen.getByLabelText('Сайт'));
  });
});
