import { Item, Separator } from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import classes from './Menu.module.css';

export interface MenuEntry {
  /** Verb and object; unique in its menu. */
  label: string;
  icon?: LucideIcon | undefined;
  /** An address makes the item a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Whether the action is irreversible. */
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Renders a separator above the item. */
  separated?: boolean | undefined;
}

/** One action of a menu; focusable only by the menu's keys. */
export function MenuItem(props: MenuEntry & { onChosen: () => void }) {
  const { label, icon, href, onSelect, onChosen, destructive, disabled, separated } = props;
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {label}
    </>
  );

  return (
    <>
      {separated && <Separator className={classes.MenuLine} />}
      <Item
        asChild
        className={classes.MenuItem}
        textValue={label}
        disabled={disabled}
        data-destructive={destructive || undefined}
        onSelect={() => {
          onChosen();
          onSelect?.();
        }}
      >
        {href === undefined || disabled ? <button type="button">{content}</button> : <Link href={href}>{content}</Link>}
      </Item>
    </>
  );
}
