import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { RiderHero } from './RiderHero.tsx';
import { StartPlate } from './StartPlate.tsx';

describe('<RiderHero />', () => {
  it('titles the page with the name, and renders the given content', () => {
    render(
      <RiderHero
        name="Лев Подветренный"
        category="B"
        facts={[{ key: 'age', content: '30–39 лет' }]}
        figures={[{ label: 'гонок', value: '148' }]}
        text="Гонки по четвергам."
        actions={<button type="button">Сравнить</button>}
        tabs={<a href="#power">Мощность</a>}
      />,
    );

    expect(screen.getByRole('heading', { level: 1, name: 'Лев Подветренный' })).toHaveAttribute('lang', 'ru');
    for (const text of ['B', '30–39 лет', '148', 'Гонки по четвергам.', 'Сравнить', 'Мощность'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('omits empty lists without facts and figures', () => {
    render(<RiderHero name="Ö" />);

    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
  });
});

describe('<StartPlate />', () => {
  describeConformance((props) => <StartPlate name="Лев Подветренный" {...props} />);

  it('shows initials without a picture, and if it fails to load', () => {
    const { container, rerender } = render(<StartPlate name="Лев Подветренный" />);
    expect(container).toHaveTextContent('ЛП');

    rerender(<StartPlate name="Лев Подветренный" src="/gone.png" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/gone.png');

    if (picture) fireEvent.error(picture);
    expect(container).toHaveTextContent('ЛП');
  });
});
