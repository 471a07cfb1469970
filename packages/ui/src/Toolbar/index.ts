export { Toolbar, type ToolbarProps, ToolbarPush } from './Toolbar.tsx';
