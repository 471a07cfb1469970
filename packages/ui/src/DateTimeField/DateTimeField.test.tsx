import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

const now = Date.parse('2026-11-21T12:00:07Z');
const onChange = vi.fn<(value: string | null) => void>();
beforeEach(() => onChange.mockClear());

interface StartProps extends Partial<Omit<DateTimeFieldProps, 'onChange'>> {
  timeZone?: string;
}

function Start({ timeZone = 'Europe/Moscow', value: first = null, ...props }: StartProps) {
  const [value, setValue] = useState<string | null>(first);
  const change = (next: string | null) => {
    onChange(next);
    setValue(next);
  };

  return (
    <OtryvProvider timeZone={timeZone} now={now}>
      <DateTimeField label="Старт" {...props} value={value} onChange={change} />
    </OtryvProvider>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Старт' });

describe('<DateTimeField />', () => {
  describeFieldConformance((props) => <DateTimeField value={null} onChange={() => undefined} {...props} />);

  it('shows its instant in a time zone, which it names', () => {
    render(<Start value="2026-11-21T14:30:05.000Z" />);

    expect(field()).toHaveValue('21.11.2026 17:30:05');
    expect(screen.getByText('МСК')).toBeVisible();
  });

  it('renders no style attribute on the server', () => {
    expect(renderToString(<Start value="2026-11-21T14:30:05.000Z" />)).not.toContain('style=');
  });

  it('returns typed text in UTC, and completes it on blur', async () => {
    render(<Start />);

    await userEvent.type(field(), '1.12.2026 9:05');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T06:05:00.000Z');
    expect(field()).toHaveValue('1.12.2026 9:05');

    await userEvent.tab();
    expect(field()).toHaveValue('01.12.2026 09:05:00');
  });

  it('keeps an invalid time, and shows its error only on blur', async () => {
    render(<Start />);
    await userEvent.type(field(), '30.02.2026 10:00');
    expect(field()).toBeValid();

    await userEvent.tab();

    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field()).toHaveValue('30.02.2026 10:00');
    expect(field()).toHaveAccessibleDescription('Введите дату и время, например 21.11.2026 17:30:00');
  });

  it('returns null for a blank', async () => {
    render(<Start value="2026-11-21T14:30:05.000Z" />);

    await userEvent.clear(field());
    await userEvent.tab();

    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field()).toBeValid();
  });

  it.each([
    { value: '2026-11-21T11:59:59Z', text: 'Не раньше 21.11.2026 15:00:00\u00A0МСК' },
    { value: '2026-12-01T00:00:01Z', text: 'Не позже 01.12.2026 03:00:00\u00A0МСК' },
  ])('shows «$words» for $value', ({ value, text }) => {
    render(<Start value={value} min="2026-11-21T12:00:00Z" max="2026-12-01T00:00:00Z" />);

    expect(field()).toHaveAccessibleDescription(text);
    expect(field()).toBeInvalid();
  });

  it('accepts the bounds themselves', () => {
    render(<Start value="2026-11-21T12:00:00Z" min="2026-11-21T12:00:00Z" max="2026-11-21T12:00:00Z" />);

    expect(field()).toBeValid();
  });
});

describe('<DateTimeField /> at DST changes', () => {
  it('shifts a time skipped by DST, and explains it', async () => {
    render(<Start timeZone="Europe/Berlin" />);

    await userEvent.type(field(), '29.03.2026 02:30:00');
    await userEvent.tab();

    expect(onChange).toHaveBeenLastCalledWith('2026-03-29T01:30:00.000Z');
    expect(field()).toHaveValue('29.03.2026 03:30:00');
    expect(field()).toHaveAccessibleDescription(
      '29.03.2026 02:30:00 не бывает: в этот час часы переводят вперёд. Взяли 29.03.2026 03:30:00\u00A0UTC+2.',
    );
  });

  it('selects the earlier of two equal times, and offers the later one', async () => {
    render(<Start timeZone="Europe/Berlin" />);
    await userEvent.type(field(), '25.10.2026 02:30:00');
    expect(onChange).toHaveBeenLastCalledWith('2026-10-25T00:30:00.000Z');
    const twins = screen.getByRole('group', { name: 'Часы переводят назад, и это время бывает дважды' });
    expect(within(twins).getByRole('radio', { name: 'раньше, UTC+2' })).toBeChecked();

    await userEvent.click(within(twins).getByRole('radio', { name: 'позже, UTC+1' }));

    expect(onChange).toHaveBeenLastCalledWith('2026-10-25T01:30:00.000Z');
    expect(field()).toHaveValue('25.10.2026 02:30:00');
  });

  it('offers no choice on other days', () => {
    render(<Start timeZone="Europe/Berlin" value="2026-10-26T00:30:00.000Z" />);

    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('<DateTimeField /> with its calendar', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const openAt = async (value: string | null) => {
    render(<Start value={value} />);
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    await screen.findByRole('grid');
  };
  const noon21 = '2026-11-21T09:00:00.000Z';

  it('opens by Alt with the arrow, at its day', async () => {
    render(<Start value={noon21} />);

    await userEvent.type(field(), '{Alt>}{ArrowDown}{/Alt}');

    expect(await screen.findByRole('grid', { name: 'Ноябрь 2026' })).toBeVisible();
    await waitFor(() => expect(focused()).toBe('суббота, 21 ноября 2026'));
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('21');
  });

  it('opens at today while blank', async () => {
    await openAt(null);

    await waitFor(() => expect(focused()).toBe('суббота, 21 ноября 2026'));
    expect(document.activeElement).toHaveAttribute('aria-current', 'date');
  });

  it.each([
    { keys: '{ArrowRight}', day: 'воскресенье, 22 ноября 2026' },
    { keys: '{ArrowLeft}', day: 'пятница, 20 ноября 2026' },
    { keys: '{ArrowDown}', day: 'суббота, 28 ноября 2026' },
    { keys: '{ArrowUp}{ArrowUp}{ArrowUp}', day: 'суббота, 31 октября 2026' },
    { keys: '{Home}', day: 'понедельник, 16 ноября 2026' },
    { keys: '{End}', day: 'воскресенье, 22 ноября 2026' },
    { keys: '{PageUp}', day: 'среда, 21 октября 2026' },
    { keys: '{PageDown}', day: 'понедельник, 21 декабря 2026' },
    { keys: '{Shift>}{PageDown}{/Shift}', day: 'воскресенье, 21 ноября 2027' },
  ])('moves to $day by $keys', async ({ keys, day }) => {
    await openAt(noon21);
    await waitFor(() => expect(focused()).toBe('суббота, 21 ноября 2026'));

    await userEvent.keyboard(keys);

    expect(focused()).toBe(day);
  });

  it('selects a day by Enter and keeps the time of day', async () => {
    await openAt(noon21);
    await waitFor(() => expect(focused()).toBe('суббота, 21 ноября 2026'));

    await userEvent.keyboard('{ArrowRight}{Enter}');

    expect(onChange).toHaveBeenLastCalledWith('2026-11-22T09:00:00.000Z');
  });

  it('changes the month by its buttons', async () => {
    await openAt(noon21);

    await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }));

    expect(screen.getByRole('grid', { name: 'Декабрь 2026' })).toBeVisible();
  });

  it('sets the seconds', async () => {
    await openAt(noon21);
    const seconds = screen.getByRole('spinbutton', { name: 'Секунды' });

    await userEvent.clear(seconds);
    await userEvent.type(seconds, '45');

    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T09:00:45.000Z');
  });

  it.each(
    ['Часы', 'Минуты', 'Секунды'].flatMap((name) => [
      { name, typed: '3,5', fault: 'Нужно целое число' },
      { name, typed: 'abc', fault: 'Введите число цифрами' },
      { name, typed: '', fault: name === 'Часы' ? 'От 0 до 23' : 'От 0 до 59' },
    ]),
  )('shows an error for «$typed» in $name', async ({ name, typed, fault }) => {
    await openAt(noon21);
    const part = screen.getByRole('spinbutton', { name });
    expect(part).not.toHaveAccessibleDescription();

    fireEvent.change(part, { target: { value: typed } });

    expect(part).toHaveAccessibleDescription(fault);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('ignores an out-of-range hour', async () => {
    await openAt(noon21);
    const hours = screen.getByRole('spinbutton', { name: 'Часы' });
    await userEvent.clear(hours);

    await userEvent.type(hours, '25');

    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T23:00:00.000Z');
    expect(hours).toBeInvalid();
  });

  it('sets the current time', async () => {
    await openAt(noon21);

    await userEvent.click(screen.getByRole('button', { name: 'Сейчас' }));

    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T12:00:07.000Z');
  });

  it.each(['{Escape}', 'Готово'])('closes by %s and returns focus to its button', async (way) => {
    await openAt(noon21);

    if (way === '{Escape}') await userEvent.keyboard(way);
    else await userEvent.click(screen.getByRole('button', { name: way }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Открыть календарь' })).toHaveFocus();
  });

  it.each([
    { name: 'Часы', typed: '25', fault: 'Не больше 23' },
    { name: 'Минуты', typed: '70', fault: 'Не больше 59' },
    { name: 'Секунды', typed: '', fault: 'От 0 до 59' },
  ])('stays open at «Готово» while «$typed» is in $name, and focuses the error', async ({ name, typed, fault }) => {
    await openAt(noon21);
    const part = screen.getByRole('spinbutton', { name });
    fireEvent.change(part, { target: { value: typed } });

    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));

    expect(part).toHaveFocus();
    expect(part).toHaveAccessibleDescription(fault);

    fireEvent.change(part, { target: { value: '7' } });
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays closed while read-only', () => {
    render(<Start value={noon21} readOnly />);

    expect(screen.getByRole('button', { name: 'Открыть календарь' })).toBeDisabled();
  });

  describe('with defaults for missing parts', () => {
    const whenEmpty = { date: '01.01.2023', time: '00:00:00' };

    it.each([
      { typed: '21.11.2026', settled: '21.11.2026 00:00:00' },
      { typed: '28.11.26', settled: '28.11.2026 00:00:00' },
      { typed: '28.11.26 9:05', settled: '28.11.2026 09:05:00' },
      { typed: '17:30', settled: '01.01.2023 17:30:00' },
      { typed: '17:30:05', settled: '01.01.2023 17:30:05' },
      { typed: '21.11.2026 17:30', settled: '21.11.2026 17:30:00' },
    ])('completes «$typed» to «$settled»', async ({ typed, settled }) => {
      render(<Start whenEmpty={whenEmpty} />);

      await userEvent.type(field(), typed);
      await userEvent.tab();

      expect(field()).toHaveValue(settled);
    });

    it('fills both parts on blur of an empty field, not while typing', async () => {
      render(<Start value="2026-11-21T14:30:05.000Z" whenEmpty={whenEmpty} />);

      await userEvent.clear(field());
      expect(onChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();

      expect(onChange).toHaveBeenLastCalledWith('2022-12-31T21:00:00.000Z');
      expect(field()).toHaveValue('01.01.2023 00:00:00');
    });

    it.each(
      ['завтра', '31.02.2027', '28.11.26 9:75'].flatMap((typed) => ['{Tab}', '{Enter}'].map((key) => ({ typed, key }))),
    )('keeps «$typed», and shows an error at $key', async ({ typed, key }) => {
      render(<Start whenEmpty={whenEmpty} />);

      await userEvent.type(field(), `${typed}${key}`);

      expect(field()).toHaveValue(typed);
      expect(field()).toHaveAccessibleDescription(/^Введите дату и время/);
    });
  });
});
