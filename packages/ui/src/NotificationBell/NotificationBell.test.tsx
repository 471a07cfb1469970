import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

  it('supports English', () => {
    render(
      <OtryvProvider locale="en">
        <NotificationBell notifications={unread(2)} onRead={nothing} />
      </OtryvProvider>,
    );

    expect(screen.getByRole('button', { name: /You have 2\sunread messages/ })).toBeInTheDocument();
  });

  it('opens by the keyboard, closes on Escape and returns focus', async () => {
    render(<NotificationBell notifications={unread(1)} onRead={nothing} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Сообщения' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /Осенний кубок/ })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('closes on blur', async () => {
    render(
      <>
        <NotificationBell notifications={unread(1)} onRead={nothing} />
        <button type="button">Дальше</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');

    act(() => screen.getByRole('button', { name: 'Дальше' }).focus());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by a press elsewhere', async () => {
    render(<NotificationBell notifications={unread(1)} onRead={nothing} />);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('dialog');

    await userEvent.click(document.body);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes when the mouse leaves', async () => {
    render(<NotificationBell notifications={unread(1)} onRead={nothing} data-testid="bell" />);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('dialog');

    await userEvent.unhover(screen.getByTestId('bell'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows that there are no messages', async () => {
    render(<NotificationBell notifications={[]} onRead={nothing} />);

    await userEvent.click(screen.getByRole('button'));

    expect(within(screen.getByRole('dialog')).getByText('Нет сообщений')).toBeInTheDocument();
  });

  it('links to its settings, and closes when they are opened', async () => {
    render(<NotificationBell notifications={unread(1)} onRead={nothing} settingsHref="#settings" />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(await screen.findByRole('link', { name: 'Настроить оповещения' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that all messages are read', async () => {
    render(<NotificationBell notifications={[aMessage({ isRead: true })]} onRead={nothing} onReadAll={nothing} />);

    await userEvent.click(screen.getByRole('button'));

    expect(await screen.findByText('все прочитаны')).toBeInTheDocument();
  });

  it('reports the opened unread message, and closes', async () => {
    const onRead = vi.fn<(id: string) => void>();
    render(<NotificationBell notifications={[aMessage({ id: '7' })]} onRead={onRead} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByRole('link'));

    expect(onRead).toHaveBeenCalledExactlyOnceWith('7');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks all as read by one button, shown only with unread messages', async () => {
    const onReadAll = vi.fn<() => void>();
    const { rerender } = render(<NotificationBell notifications={unread(2)} onRead={nothing} onReadAll={onReadAll} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(await screen.findByRole('button', { name: 'Прочитать все' }));
    rerender(<NotificationBell notifications={[aMessage({ isRead: true })]} onRead={nothing} onReadAll={onReadAll} />);

    expect(onReadAll).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Прочитать все' })).toBeNull();
  });
});

describe('<NotificationList />', () => {
  describeConformance((props) => <NotificationList notifications={[aMessage()]} onRead={nothing} {...props} />);

  it('shows that messages are loading instead of an empty list', () => {
    render(<NotificationList notifications={[]} onRead={nothing} loading />);

    expect(screen.getByRole('list', { name: 'Загрузка...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Нет сообщений')).toBeNull();
  });

  it('shows the loading error instead of an empty list, and retries', async () => {
    const onRetry = vi.fn<() => void>();
    render(
      <NotificationList {...{ notifications: [], onRead: nothing, onRetry }} error="Сервер не ответил." loading />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(screen.getByRole('alert')).toHaveTextContent(/Сообщения не загрузились.*Сервер не ответил/);
    expect(screen.queryByText('Нет сообщений')).toBeNull();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([{ loading: true }, { error: 'Сервер не ответил.' }])('keeps loaded messages with %j', (state) => {
    render(<NotificationList notifications={[aMessage()]} onRead={nothing} {...state} />);

    expect(screen.getByRole('link', { name: /Осенний кубок/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('exposes unread messages as text', () => {
    render(<NotificationList notifications={[aMessage(), aMessage({ id: '2', isRead: true })]} onRead={nothing} />);

    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('не прочитано');
    expect(second).not.toHaveTextContent('не прочитано');
  });

  it('marks a message without a link as read by a click, once', async () => {
    const onRead = vi.fn<(id: string) => void>();
    const { rerender } = render(<NotificationList notifications={[aMessage({ href: null })]} onRead={onRead} />);

    await userEvent.click(screen.getByRole('button'));
    rerender(<NotificationList notifications={[aMessage({ href: null, isRead: true })]} onRead={onRead} />);

    expect(onRead).toHaveBeenCalledExactlyOnceWith('1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not report a message that was already read', async () => {
    const onRead = vi.fn<(id: string) => void>();
    render(<NotificationList notifications={[aMessage({ isRead: true })]} onRead={onRead} />);

    await userEvent.click(screen.getByRole('link'));

    expect(onRead).not.toHaveBeenCalled();
  });
});
