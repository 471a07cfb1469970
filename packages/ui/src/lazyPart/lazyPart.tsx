import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { feedbackCatalogues } from '../provider/feedbackMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './lazyPart.module.css';

/**
 * Wraps `lazy` for a part of a page: if it cannot be loaded, an alert (or `Missing`) takes its place, and the page with
 * the text typed there stays.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props> = MissingPart,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: Missing })));
}

function MissingPart() {
  const { missingPart } = useMessages(feedbackCatalogues);

  return (
    <span role="alert" className={classes.MissingPart}>
      {missingPart}
    </span>
  );
}
