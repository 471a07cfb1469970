import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect } from 'react';
import { useBack } from '../back/useBack.ts';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import classes from './Layout.module.css';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** A link or a button at the right of the heading. */
  action?: ReactNode;
  /** `false` for a part that means nothing on paper, such as one about the reader. */
  printed?: boolean;
}

/** A part of a page under a heading. */
export function Section({ title, action, printed = true, className, children, ...props }: SectionProps) {
  return (
    <section {...props} className={clsx(classes.Section, className)} data-unprinted={!printed || undefined}>
      <div className={classes.SectionHead}>
        <DisplayText as="h2">{title}</DisplayText>
        {action && <div className={classes.SectionAction}>{action}</div>}
      </div>
      {children}
    </section>
  );
}

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `settings` gives a form the width of a settings list, and its distance from the content above. */
  placement?: 'settings';
}

/** A surface with a border and no shadow. */
export function Card({ placement, className, ...props }: CardProps) {
  return <div {...props} className={clsx(classes.Card, className)} data-placement={placement} />;
}

/** Wide content, such as a table: on phones it spans its `Page` from edge to edge. */
export function Bleed({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.Bleed, className)} />;
}

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Minimum width of a card: 280 or 340 px. */
  cards?: 'm' | 'l';
}

/** Cards side by side, as many as fit. */
export function Grid({ cards = 'm', className, ...props }: GridProps) {
  return <div {...props} className={clsx(classes.Grid, className)} data-cards={cards} />;
}

export interface StackProps extends ComponentPropsWithRef<'div'> {
  gap?: 's' | 'm' | 'l';
}

/** Vertically stacked items. */
export function Stack({ gap = 'm', className, ...props }: StackProps) {
  return <div {...props} className={clsx(classes.Stack, className)} data-gap={gap} />;
}

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Whether both columns have equal width, e.g. a form and its preview, instead of content and an `Aside`. */
  even?: boolean;
}

/**
 * Content and its `Aside` side by side; the aside is below the content under 1200 px, on phones at its position in the
 * markup.
 */
export function Columns({ even = false, className, ...props }: ColumnsProps) {
  return <div {...props} className={clsx(classes.Columns, className)} data-even={even || undefined} />;
}

export interface AsideProps extends ComponentPropsWithRef<'aside'> {
  /** 300 or 380 px. */
  width?: 's' | 'm';
  /** Whether it stays in view beside the content, or at the lower edge if there is no room beside it. */
  sticky?: boolean;
  /** Called on the browser's Back, where it covers the content. */
  onClose?: (() => void) | undefined;
}

const isUnder = () => !window.matchMedia('(min-width: 1200px)').matches;
const nothing = () => undefined;

/** Complements the content of a page: series beside races, facts beside an event. */
export function Aside({ width = 's', sticky = false, onClose, className, ...props }: AsideProps) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The selected row must not be covered by what it opens.
    if (sticky && isUnder() && activeElement !== document.body) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [sticky]);
  useBack(sticky && onClose !== undefined && isUnder(), onClose ?? nothing);

  return (
    <aside {...props} className={clsx(classes.Aside, className)} data-width={width} data-sticky={sticky || undefined} />
  );
}
