import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Settings.module.css';

/** One surface for all settings of a page, separated by hairlines. */
export function SettingList({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.SettingList, className)} />;
}

export interface SettingProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** Description of the setting and its consequences, beside the controls. */
  description?: ReactNode;
  /** Whether its form takes the full width. */
  wide?: boolean;
}

/** One setting: text at the left, controls at the right; stacked under 576 px. */
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

/** Items that can be undone individually, one per line. */
export function LineList({ className, ...props }: ComponentPropsWithRef<'ul'>) {
  return <ul {...props} className={clsx(classes.LineList, className)} />;
}

export interface LineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  icon?: LucideIcon | undefined;
  /** An `Avatar` instead of an icon. */
  picture?: ReactNode;
  title: ReactNode;
  /** «не подтверждён», «это устройство». */
  chip?: ReactNode;
  detail?: ReactNode;
  /** A small button at the right. */
  action?: ReactNode;
}

/** A line of a `LineList`: its title, details, and an action button. */
export function LineItem({ icon, picture, title, chip, detail, action, className, ...props }: LineItemProps) {
  return (
    <li {...props} className={clsx(classes.LineItem, className)}>
      {icon ? <Icon className={classes.LineItemIcon} of={icon} size="l" /> : picture}
      <div className={classes.LineItemWords}>
        <span className={classes.LineItemTitle}>
          <b>{typeof title === 'string' ? <bdi>{title}</bdi> : title}</b> {chip}
        </span>
        {detail && <small>{detail}</small>}
      </div>
      {action && <div className={classes.LineItemAction}>{action}</div>}
    </li>
  );
}
