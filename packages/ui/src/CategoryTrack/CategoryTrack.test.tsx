import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryTrack } from './CategoryTrack.tsx';

const limits = [
  { category: 'D', from: 0 },
  { category: 'C', from: 2.5 },
  { category: 'B', from: 3.2 },
  { category: 'A', from: 4 },
  { category: 'A+', from: 4.6 },
];
const track = { label: 'FTP 3.12 вт/кг, до B 0.08', limits, value: 3.12 };
const edges = () => screen.getAllByRole('img').flatMap((image) => [...image.querySelectorAll('rect')].map(spanOf));
const spanOf = (rect: Element) => {
  const x = Number(rect.getAttribute('x'));
  return [x, x + Number(rect.getAttribute('width'))];
};

describe('<CategoryTrack />', () => {
  it('leads from the current value to the next category without a gap', () => {
    render(<CategoryTrack {...track} target={3.2} />);

    const [value, missing] = edges();
    expect(missing?.[0]).toBeCloseTo(value?.[1] ?? 0, 9);
    expect(missing?.[1]).toBeCloseTo(40, 9);
    expect(screen.getByText('3.12')).toBeInTheDocument();
    expect(screen.getByText('4.60')).toBeInTheDocument();
  });

  it.each([
    { value: 3.12, at: 37.7, anchor: 'middle' },
    { value: 0.2, at: 1.6, anchor: 'start' },
    { value: 7, at: 100, anchor: 'end' },
  ])('positions the figure $value under the end of its bar', ({ value, at, anchor }) => {
    render(<CategoryTrack {...track} value={value} />);

    const figure = screen.getByText(value.toFixed(2));
    expect(Number.parseFloat(figure.getAttribute('x') ?? '')).toBeCloseTo(at, 1);
    expect(figure).toHaveAttribute('text-anchor', anchor);
  });

  it('shows no missing part in the highest category, and stays within its line', () => {
    render(<CategoryTrack {...track} value={7} />);

    expect(edges()).toEqual([[0, 100]]);
  });

  it.each([
    { own: 'B', marked: ['B'] },
    { own: null, marked: [] },
    { own: undefined, marked: [] },
  ])("marks the reader's own category: $own", ({ own, marked }) => {
    render(<CategoryTrack {...track} own={own} />);

    const chips = screen.queryAllByText('Ваша').map((chip) => chip.closest('li'));
    expect(chips.map((step) => step?.textContent)).toEqual(marked.map((category) => `3.20${category}Ваша`));
    expect(screen.getByRole('img').querySelectorAll('line')).toHaveLength(4 + marked.length);
  });

  it('shows only the categories without a value', () => {
    render(<CategoryTrack {...track} value={undefined} />);

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'D',
      '2.50C',
      '3.20B',
      '4.00A',
      '4.60A+',
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('ends with the end of the highest category', () => {
    const scores = [
      { category: 'B', from: 520 },
      { category: 'A', from: 690, to: 1000 },
    ];
    render(<CategoryTrack label="" limits={scores} value={845} decimals={0} />);

    expect(edges()[0]?.[1]).toBeCloseTo(75, 9);
    expect(screen.getByText('690')).toBeInTheDocument();
  });

  it('is not negative beyond the target', () => {
    render(<CategoryTrack {...track} value={3.5} target={3.2} />);

    expect(edges()[1]?.[1]).toBeCloseTo(edges()[0]?.[1] ?? 0, 9);
  });
});
