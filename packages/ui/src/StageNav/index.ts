export { StageNav, type StageNavProps, type StageStep } from './StageNav.tsx';
