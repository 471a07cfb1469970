export {
  CheckboxMenu,
  type CheckboxMenuGroup,
  type CheckboxMenuItem,
  type CheckboxMenuProps,
} from './CheckboxMenu.tsx';
export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuEntry } from './MenuItem.tsx';
