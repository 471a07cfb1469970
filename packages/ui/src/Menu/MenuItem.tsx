import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import classes from './Menu.module.css';

export interface MenuEntry {
  /** Verb and object; unique in its menu. */
  label: string;
  icon?: LucideIcon | undefined;
  /** An address makes the entry a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** What cannot be taken back. */
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A line above it sets it apart from what stands before. */
  separated?: boolean | undefined;
}

/** One action of a menu; focus comes to it by the keys of the menu alone. */
export function MenuItem(props: MenuEntry & { onChosen: () => void }) {
  const { label, icon, href, onSelect, onChosen, destructive, disabled, separated } = props;
  const item = {
    role: 'menuitem',
    tabIndex: -1,
    className: classes.MenuItem,
    'aria-disabled': disabled,
    'data-destructive': destructive || undefined,
    onClick: (event: MouseEvent) => {
      if (disabled) {
        event.preventDefault();
        return;
      }
      onChosen();
      onSelect?.();
    },
  };
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {label}
    </>
  );

  return (
    <>
      {separated && <hr className={classes.MenuLine} />}
      {href === undefined ? (
        <button type="button" {...item}>
          {content}
        </button>
      ) : (
        <Link {...item} href={href}>
          {content}
        </Link>
      )}
    </>
  );
}
