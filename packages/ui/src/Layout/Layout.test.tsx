import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Aside, Bleed, Card, Columns, Grid, Section, Stack } from './Layout.tsx';

describe('<Section />', () => {
  it('renders its title as a heading', () => {
    render(<Section title="Ближайшие старты">Заезды</Section>);

    expect(screen.getByRole('heading', { level: 2, name: 'Ближайшие старты' })).toBeInTheDocument();
  });

  it.each([
    { printed: undefined, isMarked: false },
    { printed: true, isMarked: false },
    { printed: false, isMarked: true },
  ])('is left out on paper only on request: $printed', ({ printed, isMarked }) => {
    const { container } = render(
      <Section title="Смогу ли я участвовать" {...(printed !== undefined && { printed })} />,
    );

    expect(container.firstElementChild?.hasAttribute('data-unprinted')).toBe(isMarked);
  });
});

describe('<Aside />', () => {
  describeConformance((props) => <Aside {...props} />);

  it('closes on Back where it covers the content', async () => {
    const onClose = vi.fn<() => void>();
    window.history.pushState(null, '', '?page');
    const { rerender } = render(<Aside sticky={false} onClose={onClose} />);
    rerender(<Aside sticky onClose={onClose} />);

    window.history.back();

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(window.location.search).toBe('?page');
  });

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
