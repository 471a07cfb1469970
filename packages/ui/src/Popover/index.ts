export {
  CheckboxMenu,
  type CheckboxMenuGroup,
  type CheckboxMenuItem,
  type CheckboxMenuProps,
} from './CheckboxMenu.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
