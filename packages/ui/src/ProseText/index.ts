export { ProseText, type ProseTextProps } from './ProseText.tsx';
