import type { Meta, StoryObj } from '@storybook/react-vite';
import { somePrices } from '../../testing/billing.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { respondWith } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

const path = '/api/site-services-price';
// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = [respondWith(path, somePrices)];

const meta = {
  title: 'Screens/SiteServices',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/site-services' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = { play: waitForText(/за 3 месяца/) };
export const PricesPhone: Story = { ...Prices, globals: { viewport: { value: 'mobile1' } } };
export const NoPrices: Story = {
  parameters: { msw: [respondWith(path, { data: [{ entityName: 'organizer', plans: [] }] })] },
  play: waitForText('Нет доступных сервисов для оплаты'),
};
