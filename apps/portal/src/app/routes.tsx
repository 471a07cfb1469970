import {
  type Address,
  addresses,
  addressKeys,
  fillPattern,
  type Redirect,
  redirects as redirectsOfPortal,
} from '@otryv/contract/addresses';
import { type Params, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { NotFoundScreen } from '../features/shared/notFound/NotFoundScreen.tsx';
import { AccessGate } from '../lib/access/AccessGate.tsx';
import { RedirectTo } from '../lib/navigation/RedirectTo.tsx';
import { screens } from './screens.ts';

/** Renders every address of the portal with its screen. */
export function PortalRoutes({ redirects = redirectsOfPortal }: { redirects?: readonly Redirect[] }) {
  return (
    <Routes>
      {addressKeys.map((key) => {
        const Screen = screens[key];
        const { pattern, access }: Address = addresses[key];
        const screen = (
          <AccessGate access={access}>
            <Screen />
          </AccessGate>
        );
        return <Route key={key} path={pattern} element={screen} />;
      })}
      {redirects.map(({ pattern, to }) => (
        <Route key={pattern} path={pattern} element={<Replaced to={to} />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function Replaced({ to }: Pick<Redirect, 'to'>) {
  const { search } = useLocation();
  const params: Params = useParams();

  return <RedirectTo to={fillPattern(to, params) + search} />;
}
