export { DisplayText, type DisplayTextProps, displayLang } from './DisplayText.tsx';
