import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Settings.module.css';

/** One surface for all settings of a page, apart by hairlines. */
export function SettingList({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.SettingList, className)} />;
}

export interface SettingProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** What it changes and what follows, beside the controls. */
  description?: ReactNode;
  /** Whether its form takes the whole width. */
  wide?: boolean;
}

/** One setting: words at the left, controls at the right; under 576 px one above the other. */
export function Setting({ title, description, wide = false, className, children, ...props }: SettingProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} {...props} className={clsx(classes.Setting, className)} data-wide={wide || undefined}>
      <div className={classes.SettingHead}>
        <DisplayText as="h2" size="d-s" id={id}>
          {title}
        </DisplayText>
        {description && <p className={classes.SettingText}>{description}</p>}
      </div>
      <div className={classes.SettingBody}>{children}</div>
    </section>
  );
}

/** Things that can be undone one by one, a line each. */
export function LineList({ className, ...props }: ComponentPropsWithRef<'ul'>) {
  return <ul {...props} className={clsx(classes.LineList, className)} />;
}

export interface LineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  icon?: LucideIcon | undefined;
  /** In place of an icon: an `Avatar`. */
  picture?: ReactNode;
  title: ReactNode;
  /** «не подтверждён», «это устройство». */
  chip?: ReactNode;
  detail?: ReactNode;
  /** A small button at the right. */
  action?: ReactNode;
}

/** A line of a `LineList`: its title, what is said of it, and a button for what can be done about it. */
export function LineItem({ icon, picture, title, chip, detail, action, className, ...props }: LineItemProps) {
  return (
    <li {...props} className={clsx(classes.LineItem, className)}>
      {icon ? <Icon className={classes.LineItemIcon} of={icon} size="l" /> : picture}
      <div className={classes.LineItemWords}>
        <span className={classes.LineItemTitle}>
          <b>{title}</b> {chip}
        </span>
        {detail && <small>{detail}</small>}
      </div>
      {action && <div className={classes.LineItemAction}>{action}</div>}
    </li>
  );
}
