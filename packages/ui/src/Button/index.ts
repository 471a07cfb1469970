export { Button, type ButtonKind, type ButtonProps, type ControlSize } from './Button.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
