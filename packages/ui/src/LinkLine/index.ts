export { LinkLine, type LinkLineProps, type LinkOfLine } from './LinkLine.tsx';
