export { type DigestEvent, EventsDigestForm, type EventsDigestFormProps } from './EventsDigestForm.tsx';
