export { DigestScreen } from './DigestScreen.tsx';
export { MailingScreen } from './MailingScreen.tsx';
