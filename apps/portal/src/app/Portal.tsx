import { FullPageLoader } from '@otryv/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { PortalRoutes } from './routes.tsx';
import { ErrorFallback } from './shell/notices/ErrorFallback.tsx';
import { Shell } from './shell/Shell.tsx';

/** Renders the whole portal inside a router. */
export function Portal() {
  const { pathname } = useLocation();

  return (
    <ErrorBoundary FallbackComponent={ErrorFallback}>
      <Shell>
        <ErrorBoundary FallbackComponent={ErrorFallback} resetKeys={[pathname]}>
          <Suspense fallback={<FullPageLoader />}>
            <PortalRoutes />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}
