export {
  type CheckboxGroup,
  type CheckboxItem,
  CheckboxMenu,
  type CheckboxMenuProps,
} from './CheckboxMenu.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
