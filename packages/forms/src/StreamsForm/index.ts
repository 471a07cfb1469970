export { type StreamChoice, StreamsForm, type StreamsFormProps } from './StreamsForm.tsx';
