import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { TeamHero } from './TeamHero.tsx';
import { WeekBars } from './WeekBars.tsx';

const weeks = { points: [10, 40, 20], from: '1 сентября', label: 'очки по неделям', now: 'сейчас, 20' };

describe('<TeamHero />', () => {
  it('titles the page with the name, and renders the given content', () => {
    render(
      <TeamHero
        name="Ветер"
        code="ВТР"
        text="Едем группой"
        facts={[{ key: 'since', content: 'с октября 2023' }]}
        figures={[{ label: 'очков', value: '432' }]}
        weeks={weeks}
        actions={<button type="button">Вступить</button>}
        tabs={<a href="#members">Состав</a>}
      />,
    );

    expect(screen.getByRole('heading', { level: 1, name: 'Ветер' })).toHaveAttribute('lang', 'ru');
    for (const text of ['ВТР', 'Едем группой', 'с октября 2023', '432', 'сейчас, 20', 'Вступить', 'Состав'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('omits empty lists without facts, figures and weeks', () => {
    render(<TeamHero name="Ö" code="Ö" />);

    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('<WeekBars />', () => {
  describeConformance((props) => <WeekBars {...weeks} {...props} />);

  it('draws the best week at full height and the last one distinctly', () => {
    const { container } = render(<WeekBars {...weeks} />);

    const [plain, current] = container.querySelectorAll('path');
    expect(plain).toHaveAttribute('d', 'M0 100v-25.0h6V100zM10 100v-100.0h6V100z');
    expect(current).toHaveAttribute('d', 'M20 100v-50.0h6V100z');
  });

  it('draws no bars in a season without points', () => {
    const { container } = render(<WeekBars {...weeks} points={[0, 0]} />);

    expect(container.innerHTML).not.toContain('NaN');
  });
});
