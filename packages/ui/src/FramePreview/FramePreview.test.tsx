import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FramePreview, type FramePreviewProps } from './FramePreview.tsx';

function Preview(props: Partial<FramePreviewProps>) {
  return <FramePreview heading="Так будет" frameTitle="Кадр" src="about:blank" fallback="Не загрузилось" {...props} />;
}

const { port1: page, port2: another } = new MessageChannel();
const frame = () => screen.getByTitle<HTMLIFrameElement>('Кадр');

function post(data: unknown, source: MessageEventSource | null = page) {
  // No page is loaded here: a port replaces its window.
  Object.defineProperty(frame(), 'contentWindow', { value: page, configurable: true });
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
}

describe('<FramePreview />', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('adopts the height posted by its page, and passes on the height of the wide one', () => {
    const onHeight = vi.fn<(height: number) => void>();
    render(<Preview onHeight={onHeight} />);

    post({ type: 'otryv-embed-height', height: 411.2 });

    expect(frame()).toHaveAttribute('height', '412');
    expect(onHeight.mock.calls).toEqual([[412]]);
    fireEvent.click(screen.getByRole('radio', { name: 'Телефон' }));
    post({ type: 'otryv-embed-height', height: 700 });
    expect(frame()).toHaveAttribute('height', '700');
    expect(onHeight.mock.calls).toEqual([[412]]);
  });

  it.each([
    ['another window', { type: 'otryv-embed-height', height: 400 }, another],
    ['nobody', { type: 'otryv-embed-height', height: 400 }, null],
    ['its page about something else', { type: 'other', height: 400 }, undefined],
    ['its page with no height', { type: 'otryv-embed-height', height: Number.NaN }, undefined],
  ])('ignores %s', (_, data, source) => {
    render(<Preview />);

    post(data, source);

    expect(frame()).toHaveAttribute('height', '0');
  });

  it('is skipped by Tab, and links to its page instead', () => {
    render(<Preview />);

    expect(frame()).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('link', { name: 'Открыть в новой вкладке' })).toHaveAttribute('href', 'about:blank');
  });

  it('shows a message while its page does not respond', () => {
    const { rerender } = render(<Preview patienceMs={5_000} />);
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.queryByText('Не загрузилось')).toBeNull();

    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Не загрузилось')).toBeInTheDocument();

    rerender(<Preview patienceMs={5_000} src="about:blank?other" />);
    expect(screen.queryByText('Не загрузилось')).toBeNull();
    post({ type: 'otryv-embed-height', height: 300 });
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('Не загрузилось')).toBeNull();
  });
});
