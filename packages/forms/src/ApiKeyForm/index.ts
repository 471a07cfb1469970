export { type ApiKeyChoice, ApiKeyForm, type ApiKeyFormProps } from './ApiKeyForm.tsx';
