export { type ComparedFigure, ComparedFigures, type ComparedFiguresProps } from './ComparedFigures.tsx';
