import { ErrorState, Page } from '@otryv/ui';
import type { FallbackProps } from 'react-error-boundary';
import { useMessages } from '../messages/useMessages.ts';

/** Stands in for a screen that broke. */
export function Crash({ resetErrorBoundary }: FallbackProps) {
  const { crash } = useMessages();

  return (
    <Page>
      <ErrorState title={crash.title} onRetry={resetErrorBoundary}>
        {crash.text}
      </ErrorState>
    </Page>
  );
}
