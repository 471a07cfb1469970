import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { href: '/race/results/7', label: 'Результаты', count: 0 },
  { href: '/race/results/7?tab=out', label: 'Сход' },
];

describe('<Tabs />', () => {
  afterEach(() => void vi.restoreAllMocks());
  it('marks only the tab of the current address', () => {
    render(<Tabs label="Разделы" tabs={tabs} current="/race/results/7" />);

    expect(screen.getByRole('link', { name: 'Результаты 0' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Сход' })).not.toHaveAttribute('aria-current');
  });

  it("detects which edges hide tabs, and initially shows part of the current tab's neighbour", () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    const at = (left: number, right: number) => new DOMRect(left, 0, right - left, 0);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'NAV' ? at(0, 300) : at(250, 310);
    });
    render(<Tabs label="Разделы" tabs={tabs} current="/race/results/7" />);
    const strip = screen.getByRole('navigation');
    expect(strip.scrollLeft).toBe(74);
    expect(strip).toHaveAttribute('data-before');
    expect(strip).toHaveAttribute('data-after');

    strip.scrollLeft = 200;
    fireEvent.scroll(strip);

    expect(strip).toHaveAttribute('data-before');
    expect(strip).not.toHaveAttribute('data-after');
  });

  it('names what is pending behind a tab', () => {
    render(<Tabs label="Разделы" tabs={[{ href: '/ids', label: 'Звифт', mark: 'нужно действие' }]} current="/" />);

    expect(screen.getByRole('link', { name: 'Звифт , нужно действие' })).toBeInTheDocument();
  });
});
