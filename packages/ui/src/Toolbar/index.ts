export { Toolbar, type ToolbarProps, ToolbarSpacer } from './Toolbar.tsx';
