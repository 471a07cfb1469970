export { ApiKeyForm, type ApiKeyFormProps } from './ApiKeyForm.tsx';
