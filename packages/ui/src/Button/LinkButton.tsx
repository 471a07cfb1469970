import { clsx } from 'clsx';
import { Link } from '../Link/Link.tsx';
import type { LinkProps } from '../provider/OtryvProvider.tsx';
import classes from './Button.module.css';
import type { ButtonKind, ControlSize } from './Button.tsx';

export interface LinkButtonProps extends LinkProps {
  kind?: ButtonKind;
  size?: ControlSize;
}

/** A link that looks like a button and navigates to another page. */
export function LinkButton({ kind = 'secondary', size = 'm', className, ...props }: LinkButtonProps) {
  return <Link {...props} className={clsx(classes.Button, className)} {...{ 'data-kind': kind, 'data-size': size }} />;
}
