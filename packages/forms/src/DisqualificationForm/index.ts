export {
  type DisqualificationDraft,
  DisqualificationForm,
  type DisqualificationFormProps,
} from './DisqualificationForm.tsx';
