import type { SimulatedPayment } from './yookassa.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const button = (action: string, label: string) => `<button name="action" value="${action}">${label}</button>`;

/** Renders the page of the stand-in where a payment is paid or declined, and later refunded. */
export function payPage({ description, amount, status, refunded_amount }: SimulatedPayment): string {
  const buttons = {
    pending: [button('pay', 'Оплатить'), button('hold', 'Оплатить с удержанием'), button('decline', 'Отказ банка')],
    waiting_for_capture: [],
    succeeded: [
      ...(refunded_amount ? [] : [button('refundHalf', 'Вернуть половину')]),
      ...(refunded_amount?.value === amount.value ? [] : [button('refund', 'Вернуть всё')]),
    ],
    canceled: [button('payLate', 'Списать деньги после отмены')],
  }[status];
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Оплата</title>
<style>body{font:16px/1.5 sans-serif;max-width:26rem;margin:10vh auto;padding:0 1rem}button{display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}</style>
<main>
<h1>Оплата, учебный сервис</h1>
<p>${escaped(description)}</p>
<p><b>${amount.value} ₽</b></p>
<form method="post">
${status === 'pending' ? '' : '<p>Платёж уже не открыт.</p>'}
${buttons.join('\n')}
${button('leave', 'Вернуться на сайт')}
</form>
</main>
</html>`;
}
