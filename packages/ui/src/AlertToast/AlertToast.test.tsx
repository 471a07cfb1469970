import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { AlertToast } from './AlertToast.tsx';
import { AlertToasts } from './AlertToasts.tsx';

const nothing = () => undefined;

describe('<AlertToast />', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it.each(['success', 'warning', 'info'] as const)('closes after four seconds with tone %s', (tone) => {
    const onClose = vi.fn<() => void>();
    render(
      <AlertToast tone={tone} onClose={onClose}>
        Готово
      </AlertToast>,
    );

    pass(3999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps an error until it is closed', () => {
    const onClose = vi.fn<() => void>();
    render(
      <AlertToast tone="error" onClose={onClose}>
        Нет связи
      </AlertToast>,
    );

    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    { by: 'the pointer', start: fireEvent.pointerEnter, end: fireEvent.pointerLeave },
    { by: 'focus', start: fireEvent.focus, end: fireEvent.blur },
  ])('pauses the timer while $by rests on it, and resumes with the remaining time', ({ start, end }) => {
    const onClose = vi.fn<() => void>();
    render(
      <AlertToast tone="success" onClose={onClose}>
        Готово
      </AlertToast>,
    );
    pass(3000);

    start(screen.getByRole('status'));
    pass(10_000);
    expect(onClose).not.toHaveBeenCalled();
    end(screen.getByRole('status'));
    pass(1000);

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('undoes the action, and closes', () => {
    const onUndo = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    render(
      <AlertToast tone="success" onUndo={onUndo} onClose={onClose}>
        Этап удалён.
      </AlertToast>,
    );

    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }));

    expect(onUndo).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('exposes its tone as text', () => {
    render(
      <AlertToast tone="error" onClose={nothing}>
        Нет связи
      </AlertToast>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('Ошибка: Нет связи');
  });
});

describe('<AlertToasts />', () => {
  describeConformance((props) => <AlertToasts {...props} />);

  it('is rendered before the first alert, so that it is announced', () => {
    render(<AlertToasts />);

    expect(screen.getByRole('region', { name: 'Сообщения' })).toHaveAttribute('aria-live', 'polite');
  });
});
