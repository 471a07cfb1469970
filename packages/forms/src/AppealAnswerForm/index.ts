export { AppealAnswerForm, type AppealAnswerFormProps } from './AppealAnswerForm.tsx';
