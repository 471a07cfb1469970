import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aUser, sessionOf, someSettings } from '../../../testing/aSession.ts';
import {
  aTransaction,
  billingOf,
  cancelledPayment,
  heldPayment,
  openPayment,
  refundedPayment,
} from '../../../testing/billing.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable } from '../../../testing/respondWith.ts';
import { aSlot, noSlots } from '../../../testing/slots.ts';

const address = '/profile/1020/settings/services-and-finances';
const server = servePortal(...billingOf());
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const body = (request: Request | undefined) => request?.json();

describe('services and finances', () => {
  it('show the current period with the days left, the following and the past ones', async () => {
    renderSignedIn(address);

    expect(await (await region('Активные')).findByText(/Осталось 22 дня/)).toBeInTheDocument();
    expect((await region('Активные')).getByText(/^до/)).toHaveTextContent('до 13 декабря, 23:59 МСК');
    expect((await region('Ожидающие активации')).getByText(/^с/)).toHaveTextContent('с 14 декабря по 13 января 2027');
    expect((await region('Истёкшие')).getByText('истёк')).toBeInTheDocument();
    expect(document.title).toBe('Сервисы и финансы · Отрыв');
  });

  it('show that a paused period grants no rights', async () => {
    server.use(...billingOf({ slots: { ...noSlots, active: [aSlot({ isPaused: true })] } }));
    renderSignedIn(address);

    expect(await (await region('Активные')).findByText('приостановлен')).toBeInTheDocument();
    expect((await region('Активные')).getByText(/Права модераторов закрыты/)).toBeInTheDocument();
  });

  it('explain each empty list', async () => {
    server.use(...billingOf({ slots: noSlots, offers: [], payments: [] }));
    renderSignedIn(address);

    for (const name of ['Активные', 'Ожидающие активации', 'Истёкшие'])
      expect(await (await region(name)).findByText('Нет сервисов')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Нет доступных сервисов для оплаты' })).toBeInTheDocument();
    expect(screen.getByText(/Тарифов пока нет/)).toBeInTheDocument();
    expect(await screen.findByText('Нет транзакций')).toBeInTheDocument();
  });

  it('explain themselves to readers without an organizer, and offer no periods for sale', async () => {
    server.use(...billingOf({ slots: noSlots, offers: [], payments: [] }));
    server.use(...sessionOf(aUser()));
    renderSignedIn(address);

    expect(await (await region('Пополнить')).findByText(/райдерам платить не за что/)).toBeInTheDocument();
    expect(await screen.findByText('Нет транзакций')).toBeInTheDocument();
    for (const name of ['Активные', 'Ожидающие активации', 'Истёкшие'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('show one error for the periods, and leave the rest usable', async () => {
    server.use(respondUnavailable('/api/site-services'));
    renderSignedIn(address);

    expect(await screen.findByText('Сервисы не загрузились')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Оплатить 490\s₽/ })).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Истёкшие' })).toBeNull();
  });
});

describe('buying', () => {
  it("sends only the plan and a return path, and opens the provider's page", async () => {
    const url = 'https://yookassa.example/pay/7';
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const paymentResponse = { id: openPayment.id, confirmation_url: url };
    server.use(http.post('*/api/payments', () => HttpResponse.json({ paymentResponse })));
    const sent = requestsTo(server, '/api/payments');
    renderSignedIn(address);
    await userEvent.click(await screen.findByRole('radio', { name: /3 месяца/ }));

    await userEvent.click(screen.getByRole('button', { name: /Оплатить 3\s990\s₽/ }));

    expect(await screen.findByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', url);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    expect(await body(sent[0])).toEqual({ createPayload: { planId: 'season', returnUrl: address } });
    assign.mockRestore();
  });

  it('shows when a new period begins, and disables a plan sold by the piece', async () => {
    renderSignedIn(address);

    const part = await region('Пополнить');
    expect(await part.findByRole('radio', { name: /1 штука.*пока нельзя/ })).toBeDisabled();
    expect(await part.findByText(/встанет в очередь после/)).toHaveTextContent('после 13 января 2027.');
  });

  it('asks for an address for the receipt', async () => {
    server.use(...sessionOf(aUser(), someSettings({ emailConfirmed: false })));
    renderSignedIn(address);

    expect(await screen.findByRole('link', { name: 'К почте' })).toHaveAttribute(
      'href',
      '/profile/1020/settings/account',
    );
  });

  it('keeps the choice and shows an error if a payment could not start', async () => {
    const message = 'Оплата на сайте сейчас не подключена. Добавить оплаченный период может администратор.';
    server.use(
      http.post('*/api/payments', () => HttpResponse.json({ code: 'payments_off', message }, { status: 503 })),
    );
    renderSignedIn(address);

    await userEvent.click(await screen.findByRole('button', { name: /Оплатить/ }));

    expect(await screen.findByRole('group', { name: message })).toBeInTheDocument();
  });
});

describe('the history', () => {
  it('shows the state, amount, end and reason of each payment, and how to continue an open one', async () => {
    renderSignedIn(address);

    const history = await region('История транзакций');
    const lines = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(
      lines.map(
        (line) => /ждёт оплаты|деньги удержаны|отменён|возвращён частично|возвращён|оплачен/.exec(line ?? '')?.[0],
      ),
    ).toEqual(['ждёт оплаты', 'деньги удержаны', 'отменён', 'возвращён', 'возвращён частично', 'оплачен']);
    expect(lines[2]).toContain('на карте не хватило денег');
    expect(lines.map((line) => /действует до 13 декабря/.test(line ?? ''))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(
      lines.map((line) =>
        line
          ?.match(/(?:\d\s)?\d+\s₽/g)
          ?.join()
          .replace(/\s/g, ' '),
      ),
    ).toEqual(['1 490 ₽', '1 490 ₽', '1 490 ₽', '490 ₽,490 ₽', '1 995 ₽,3 990 ₽', '490 ₽']);
    expect(history.getByRole('link', { name: /^Оплатить/ })).toHaveAttribute('href', openPayment.confirmationUrl);
  });

  it('has a text for an unknown reason', async () => {
    const cancellation = { party: 'yoo_money', reason: 'moon_phase' };
    server.use(...billingOf({ payments: [aTransaction({ ...cancelledPayment, cancellation })] }));
    renderSignedIn(address);

    expect(await screen.findByText(/платёжный сервис отказал/)).toBeInTheDocument();
  });

  it('cancels a held payment after a confirmation, and shows the result', async () => {
    server.use(
      http.post('*/api/payments/:id/cancel', () => {
        server.use(...billingOf({ payments: [cancelledPayment] }));
        return HttpResponse.json({ message: 'Платёж отменён, деньги вернутся на карту.', data: cancelledPayment });
      }),
    );
    const sent = requestsTo(server, '/api/payments');
    renderSignedIn(address);
    await userEvent.click(await screen.findByRole('button', { name: /^Отменить платёж/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Отменить платёж' }));

    expect(await screen.findByText('Платёж отменён, деньги вернутся на карту.')).toBeInTheDocument();
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([`/api/payments/${heldPayment.id}/cancel`]);
    expect(await screen.findByText(/не хватило денег/)).toBeInTheDocument();
    expect(screen.queryByText('деньги удержаны')).toBeNull();
  });
});

describe('returning from a payment', () => {
  const returned = `${address}?payment=${openPayment.id}`;

  it('waits for the provider, then shows the end of the paid time, with the new period below', async () => {
    server.use(...billingOf({ slots: noSlots, returned: openPayment }));
    renderSignedIn(returned);
    const part = await region('Платёж');
    expect(await part.findByText('Ждём подтверждения оплаты')).toBeInTheDocument();
    expect(await (await region('Активные')).findByText('Нет сервисов')).toBeInTheDocument();
    server.use(...billingOf());

    expect(await part.findByText('Оплата прошла')).toBeInTheDocument();

    expect(part.getByRole('status')).toHaveTextContent('действует до 13 декабря, 23:59 МСК');
    expect(await (await region('Активные')).findByText(/Осталось 22 дня/)).toBeInTheDocument();
  });

  it.each([
    { what: 'cancelled', payment: cancelledPayment, text: /Причина: на карте не хватило денег/ },
    { what: 'refunded', payment: refundedPayment, text: /период больше не действует/ },
    { what: 'held', payment: heldPayment, text: /Период начнётся после подтверждения/ },
  ])('shows the consequences of a payment that is $what', async ({ payment, text }) => {
    server.use(...billingOf({ returned: payment }));
    renderSignedIn(returned);

    expect(await (await region('Платёж')).findByText(text)).toBeInTheDocument();
  });

  it.each([
    { payment: aTransaction(), title: 'Оплата прошла', polls: false },
    { payment: refundedPayment, title: 'Платёж возвращён', polls: false },
    { payment: cancelledPayment, title: 'Оплата не прошла', polls: false },
    { payment: heldPayment, title: 'Деньги удержаны, ждём подтверждения', polls: true },
    { payment: openPayment, title: 'Ждём подтверждения оплаты', polls: true },
  ])('polls until the payment is settled: $title', async ({ payment, title, polls }) => {
    server.use(...billingOf({ returned: payment }));
    const asked = requestsTo(server, '/api/payments');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderSignedIn(returned);
    await screen.findByText(title);
    const before = asked.length;

    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();

    expect(asked.length > before).toBe(polls);
  });

  it('shows after a while that no action is needed, and how to pay if it was abandoned', async () => {
    server.use(...billingOf({ returned: openPayment }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderSignedIn(returned);
    await screen.findByText('Ждём подтверждения оплаты');

    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();

    const part = await region('Платёж');
    expect(await part.findByText('Подтверждение задерживается')).toBeInTheDocument();
    expect(part.getByRole('link', { name: 'Вернуться к оплате' })).toHaveAttribute('href', openPayment.confirmationUrl);
  });

  it.each(['1', 'x'.repeat(24)])('requests nothing if the address has no payment: %s', async (id) => {
    const asked = requestsTo(server, '/api/payments');
    renderSignedIn(`${address}?payment=${id}`);
    await region('Активные');

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Платёж' })).toBeNull());
    expect(asked).toEqual([]);
  });
});
