import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Aside, Bleed, Card, Columns, Grid, Section, Stack } from './Layout.tsx';

describe('<Section />', () => {
  it('stands under its heading', () => {
    render(<Section title="Ближайшие старты">Заезды</Section>);

    expect(screen.getByRole('heading', { level: 2, name: 'Ближайшие старты' })).toBeInTheDocument();
  });
});

describe('<Aside />', () => {
  describeConformance((props) => <Aside {...props} />);

  it('is complementary to the content', () => {
    render(
      <Columns>
        Заезды<Aside aria-label="Серии">Осенний кубок</Aside>
      </Columns>,
    );

    expect(screen.getByRole('complementary', { name: 'Серии' })).toHaveTextContent('Осенний кубок');
  });
});

describe.each([
  { name: 'Bleed', Part: Bleed },
  { name: 'Card', Part: Card },
  { name: 'Columns', Part: Columns },
  { name: 'Grid', Part: Grid },
  { name: 'Stack', Part: Stack },
])('<$name />', ({ Part }) => {
  describeConformance((props) => <Part {...props} />);
});
