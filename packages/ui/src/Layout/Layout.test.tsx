import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Bleed, Card, CardGrid, Columns, Section, Stack, Toolbar, ToolbarPush } from './Layout.tsx';

describe('<Section />', () => {
  describeConformance((props) => <Section title="Ближайшие старты" {...props} />);

  it('stands under its heading', () => {
    render(<Section title="Ближайшие старты">Заезды</Section>);

    expect(screen.getByRole('heading', { level: 2, name: 'Ближайшие старты' })).toBeInTheDocument();
  });
});

describe('<Columns />', () => {
  describeConformance((props) => <Columns aside="Серии" {...props} />);

  it('marks the aside as complementary', () => {
    render(<Columns aside="Серии">Заезды</Columns>);

    expect(screen.getByRole('complementary')).toHaveTextContent('Серии');
  });
});

describe.each([
  { name: 'Bleed', Part: Bleed },
  { name: 'Card', Part: Card },
  { name: 'CardGrid', Part: CardGrid },
  { name: 'Stack', Part: Stack },
  { name: 'Toolbar', Part: Toolbar },
])('<$name />', ({ Part }) => {
  describeConformance((props) => <Part {...props} />);
});

describe('<ToolbarPush />', () => {
  describeConformance((props) => <ToolbarPush {...props} />);
});
