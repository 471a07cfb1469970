export { ControlEditScreen } from './ControlEditScreen.tsx';
export { ControlMembersScreen } from './ControlMembersScreen.tsx';
export { CreationScreen } from './CreationScreen.tsx';
