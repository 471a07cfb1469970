import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { anOffer, someOffers } from '../testing/offers.ts';
import { PaymentForm } from './PaymentForm.tsx';

const meta = {
  title: 'Forms/PaymentForm',
  parameters: { keyboard: ['form', 'field'] },
  component: PaymentForm,
  args: { offers: someOffers, note: 'Оплата на странице ЮKassa, чек придёт на почту.', onSubmit: fn() },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject({
        code: 'payments_off',
        message: 'Оплата на сайте сейчас не подключена. Добавить оплаченный период может администратор.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Оплатить/ }));
    await within(canvasElement).findByRole('group', { name: /не подключена/ });
  },
};

export const NothingToBuy: Story = { args: { offers: someOffers.slice(0, 1) } };

export const EdgeData: Story = {
  args: {
    offers: [
      anOffer({ id: 'day', amount: { kopecks: 1 }, item: { quantity: 1, unit: 'day' } }),
      anOffer({ id: 'years', amount: { kopecks: 123_456_789 }, item: { quantity: 36, unit: 'month' } }),
    ],
  },
};
