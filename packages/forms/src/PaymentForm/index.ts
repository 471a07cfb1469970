export { PaymentForm, type PaymentFormProps } from './PaymentForm.tsx';
export type { PaymentOffer } from './priceOptionsOf.ts';
