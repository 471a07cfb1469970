import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import classes from './Layout.module.css';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** A link or a button at the right of the heading. */
  action?: ReactNode;
}

/** A part of a page under a heading. */
export function Section({ title, action, className, children, ...props }: SectionProps) {
  return (
    <section {...props} className={clsx(classes.Section, className)}>
      <div className={classes.SectionHead}>
        <DisplayText as="h2">{title}</DisplayText>
        {action && <div className={classes.SectionAction}>{action}</div>}
      </div>
      {children}
    </section>
  );
}

/** A surface with an edge and no shadow. */
export function Card({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.Card, className)} />;
}

/** A wide thing, as a table: on phones it runs from edge to edge of its `Page`. */
export function Bleed({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.Bleed, className)} />;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.CardGrid, className)} />;
}

export interface StackProps extends ComponentPropsWithRef<'div'> {
  gap?: 's' | 'm' | 'l';
}

/** Things one under another. */
export function Stack({ gap = 'm', className, ...props }: StackProps) {
  return <div {...props} className={clsx(classes.Stack, className)} data-gap={gap} />;
}

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** What stands beside the content, and under it below 1200 px. */
  aside: ReactNode;
  /** 300 or 380 px. */
  asideWidth?: 's' | 'm';
}

/** Content with an aside. */
export function Columns({ aside, asideWidth = 's', className, children, ...props }: ColumnsProps) {
  return (
    <div {...props} className={clsx(classes.Columns, className)} data-aside={asideWidth}>
      <div className={classes.ColumnsMain}>{children}</div>
      <aside className={classes.ColumnsMain}>{aside}</aside>
    </div>
  );
}

/** A line of controls above what they change. `ToolbarPush` sends what follows it to the right edge. */
export function Toolbar({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.Toolbar, className)} />;
}

/** The space that sends the rest of a toolbar to its right edge. */
export function ToolbarPush({ className, ...props }: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return <span {...props} className={clsx(classes.ToolbarPush, className)} />;
}
