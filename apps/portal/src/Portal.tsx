import { FullPageLoader } from '@otryv/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PortalRoutes } from './routes.tsx';
import { Crash } from './shell/Crash.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole portal inside a router. */
export function Portal() {
  return (
    <Shell>
      <ErrorBoundary FallbackComponent={Crash}>
        <Suspense fallback={<FullPageLoader />}>
          <PortalRoutes />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
