import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect } from 'react';
import { useBack } from '../back/useBack.ts';
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

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `settings` gives a form the width of a list of settings, and its distance from what is above. */
  placement?: 'settings';
}

/** A surface with an edge and no shadow. */
export function Card({ placement, className, ...props }: CardProps) {
  return <div {...props} className={clsx(classes.Card, className)} data-placement={placement} />;
}

/** A wide thing, as a table: on phones it runs from edge to edge of its `Page`. */
export function Bleed({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.Bleed, className)} />;
}

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The least width of a card: 280 or 340 px. */
  cards?: 'm' | 'l';
}

/** Cards side by side, as many as fit. */
export function Grid({ cards = 'm', className, ...props }: GridProps) {
  return <div {...props} className={clsx(classes.Grid, className)} data-cards={cards} />;
}

export interface StackProps extends ComponentPropsWithRef<'div'> {
  gap?: 's' | 'm' | 'l';
}

/** Things one under another. */
export function Stack({ gap = 'm', className, ...props }: StackProps) {
  return <div {...props} className={clsx(classes.Stack, className)} data-gap={gap} />;
}

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Two things of equal width, as a form and its preview, in place of content and an `Aside`. */
  even?: boolean;
}

/**
 * Content and its `Aside` beside each other; the aside is below the content under 1200 px, on phones it is where
 * it is written.
 */
export function Columns({ even = false, className, ...props }: ColumnsProps) {
  return <div {...props} className={clsx(classes.Columns, className)} data-even={even || undefined} />;
}

export interface AsideProps extends ComponentPropsWithRef<'aside'> {
  /** 300 or 380 px. */
  width?: 's' | 'm';
  /** What is being done to the content: it stays in sight beside it, and at the lower edge where there is no room beside. */
  sticky?: boolean;
  /** Back of the browser asks to end it, where it covers the content. */
  onClose?: (() => void) | undefined;
}

const isUnder = () => !window.matchMedia('(min-width: 1200px)').matches;
const nothing = () => undefined;

/** Complements the content of a page: series beside races, facts beside an event. */
export function Aside({ width = 's', sticky = false, onClose, className, ...props }: AsideProps) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The row that was chosen is not covered by what it opens.
    if (sticky && isUnder() && activeElement !== document.body) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [sticky]);
  useBack(sticky && onClose !== undefined && isUnder(), onClose ?? nothing);

  return (
    <aside {...props} className={clsx(classes.Aside, className)} data-width={width} data-sticky={sticky || undefined} />
  );
}
