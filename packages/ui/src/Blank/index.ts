export { Blank, type BlankProps } from './Blank.tsx';
