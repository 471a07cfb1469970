import { Navigate } from 'react-router-dom';
import { useServerView } from '../firstView/firstView.ts';

export interface RedirectToProps {
  /** Path and query of a page of the portal. */
  to: string;
}

/** Redirects every reader to another page: by the server's response, or else in the browser. */
export function RedirectTo({ to }: RedirectToProps) {
  const view = useServerView();
  if (view === null) return <Navigate to={to} replace />;
  view.redirect(to);
  return null;
}
