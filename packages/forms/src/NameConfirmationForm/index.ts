export {
  type NameConfirmation,
  NameConfirmationForm,
  type NameConfirmationFormProps,
} from './NameConfirmationForm.tsx';
