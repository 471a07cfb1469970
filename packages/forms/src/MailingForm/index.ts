export { type MailingDraft, MailingForm, type MailingFormProps } from './MailingForm.tsx';
