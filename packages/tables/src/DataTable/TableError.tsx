import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import classes from './DataTable.module.css';
import { useInBrowser } from './useInBrowser.ts';

export interface TableErrorProps {
  onRetry: (() => void) | undefined;
  children: ReactNode;
}

const Words = ({ children }: TableErrorProps) => (
  <div role="alert" className={classes.DataTableError}>
    {children}
  </div>
);

// What few tables need comes when it is needed; where even that does not come, the words still stand.
const LazyError = lazy(async (): Promise<{ default: ComponentType<TableErrorProps> }> => {
  try {
    const { ErrorState } = await import('./errorState.ts');
    return { default: ErrorState };
  } catch {
    return { default: Words };
  }
});

/** What went wrong in place of the rows, with a button to try again. */
export function TableError(props: TableErrorProps) {
  const words = <Words {...props} />;

  return useInBrowser() ? (
    <Suspense fallback={words}>
      <LazyError {...props} />
    </Suspense>
  ) : (
    words
  );
}
