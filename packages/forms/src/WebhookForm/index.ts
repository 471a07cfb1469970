export { WebhookForm, type WebhookFormProps } from './WebhookForm.tsx';
