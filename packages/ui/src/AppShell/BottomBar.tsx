import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import menu from '../Menu/Menu.module.css';
import { Popover } from '../Popover/Popover.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './BottomBar.module.css';
import type { ShellItem } from './Rail.tsx';

export interface BottomBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  items: readonly ShellItem[];
}

const places = 5;

/** The bottom bar of phones: up to five items, the last of them «Ещё» if there are more sections. */
export function BottomBar({ items, className, ...props }: BottomBarProps) {
  const messages = useMessages(pageCatalogues);
  const fits = items.length <= places;
  const ordered = fits
    ? items
    : [...items.filter(({ isQuick }) => isQuick), ...items.filter(({ isQuick }) => !isQuick)];
  const shown = fits ? items : ordered.slice(0, places - 1);
  const rest = fits ? [] : ordered.slice(places - 1);

  return (
    <nav aria-label={messages.quickNavigation} {...props} className={clsx(classes.BottomBar, className)}>
      {shown.map((item) => (
        <BottomBarLink key={item.href} {...item} />
      ))}
      {rest.length > 0 && (
        <Popover
          className={classes.BottomBarMore}
          kind="quiet"
          align="end"
          title={messages.more}
          label={
            <>
              <Icon of={Menu} size="l" />
              {messages.more}
            </>
          }
        >
          <ul className={classes.BottomBarRest}>
            {rest.map(({ href, label, icon, current }) => (
              <li key={href}>
                <Link className={menu.MenuItem} href={href} aria-current={current ? 'page' : undefined}>
                  <Icon of={icon} size="l" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </nav>
  );
}

function BottomBarLink({ href, label, shortLabel, icon, current }: ShellItem) {
  return (
    <Link className={classes.BottomBarLink} href={href} aria-current={current ? 'page' : undefined}>
      <Icon of={icon} size="l" />
      {shortLabel ?? label}
    </Link>
  );
}
