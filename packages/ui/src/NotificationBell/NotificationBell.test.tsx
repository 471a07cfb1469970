import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { type Notification, NotificationList } from './NotificationList.tsx';

const nothing = () => undefined;
const aMessage = (changes: Partial<Notification> = {}): Notification => ({
  id: '1',
  title: 'Осенний кубок',
  text: 'Протокол этапа 4 изменён',
  createdAt: '2026-11-21T10:00:00Z',
  isRead: false,
  href: '#stage-4',
  ...changes,
});
const unread = (count: number) => Array.from({ length: count }, (_, index) => aMessage({ id: String(index) }));

describe('<NotificationBell />', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  describeConformance((props) => <NotificationBell notifications={[]} onRead={nothing} {...props} />);

  it.each([
    { count: 1, name: 'У вас 1 непрочитанное сообщение' },
    { count: 2, name: 'У вас 2 непрочитанных сообщения' },
    { count: 5, name: 'У вас 5 непрочитанных сообщений' },
    { count: 11, name: 'У вас 11 непрочитанных сообщений' },
    { count: 21, name: 'У вас 21 непрочитанное сообщение' },
    { count: 0, name: 'Сообщения' },
  ])('is named "$name" for $count', ({ count, name }) => {
    render(<NotificationBell notifications={unread(count)} onRead={nothing} />);

    expect(screen.getByRole('button', { name: name.replace(/(\d) /, '$1\u00a0') })).toBeInTheDocument();
  });

  it('speaks English', () => {
    render(
      <OtryvProvider locale="en">
        <NotificationBell notifications={unread(2)} onRead={nothing} />
      </OtryvProvider>,
    );

    expect(screen.getByRole('button', { name: /You have 2\sunread messages/ })).toBeInTheDocument();
  });

  it('opens by the keyboard, closes on Escape and gives the focus back', async () => {
    render(<NotificationBell notifications={unread(1)} onRead={nothing} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Сообщения' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /Осенний кубок/ })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('closes when focus goes elsewhere', async () => {
    render(
      <>
        <NotificationBell notifications={unread(1)} onRead={nothing} />
        <button type="button">Дальше</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');

    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    { by: 'a press elsewhere', leave: () => fireEvent.pointerDown(document.body) },
    {
      by: 'a mouse that leaves',
      leave: () =>
        fireEvent.pointerLeave(screen.getByRole('dialog').parentElement ?? document, { pointerType: 'mouse' }),
    },
  ])('closes by $by', ({ leave }) => {
    vi.useFakeTimers();
    render(<NotificationBell notifications={unread(1)} onRead={nothing} />);
    fireEvent.click(screen.getByRole('button'));

    leave();
    act(() => {
      vi.advanceTimersByTime(1000);
    });

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that there are no messages', async () => {
    render(<NotificationBell notifications={[]} onRead={nothing} />);

    await userEvent.click(screen.getByRole('button'));

    expect(within(screen.getByRole('dialog')).getByText('Нет сообщений')).toBeInTheDocument();
  });

  it('tells which unread message was opened, and closes', async () => {
    const onRead = vi.fn<(id: string) => void>();
    render(<NotificationBell notifications={[aMessage({ id: '7' })]} onRead={onRead} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByRole('link'));

    expect(onRead).toHaveBeenCalledExactlyOnceWith('7');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('<NotificationList />', () => {
  describeConformance((props) => <NotificationList notifications={[aMessage()]} onRead={nothing} {...props} />);

  it('tells in words what is unread', () => {
    render(<NotificationList notifications={[aMessage(), aMessage({ id: '2', isRead: true })]} onRead={nothing} />);

    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('не прочитано');
    expect(second).not.toHaveTextContent('не прочитано');
  });

  it('marks a message that leads nowhere as read by a click, and once', async () => {
    const onRead = vi.fn<(id: string) => void>();
    const { rerender } = render(<NotificationList notifications={[aMessage({ href: null })]} onRead={onRead} />);

    await userEvent.click(screen.getByRole('button'));
    rerender(<NotificationList notifications={[aMessage({ href: null, isRead: true })]} onRead={onRead} />);

    expect(onRead).toHaveBeenCalledExactlyOnceWith('1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not tell of a message that was read before', async () => {
    const onRead = vi.fn<(id: string) => void>();
    render(<NotificationList notifications={[aMessage({ isRead: true })]} onRead={onRead} />);

    await userEvent.click(screen.getByRole('link'));

    expect(onRead).not.toHaveBeenCalled();
  });
});
