export { BotForm, type BotFormProps, type BotSignIn } from './BotForm.tsx';
