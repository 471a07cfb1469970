import type { Crumb } from '@otryv/ui';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

type SetCrumbs = (path: readonly Crumb[]) => void;

const Crumbs = createContext<readonly Crumb[]>([]);
const SetCrumbsContext = createContext<SetCrumbs>(() => undefined);

/** Lets a screen, deep inside, say where in the portal it stands. */
export function CrumbsProvider({ children }: { children: ReactNode }) {
  const [path, setPath] = useState<readonly Crumb[]>([]);

  return (
    <SetCrumbsContext value={setPath}>
      <Crumbs value={path}>{children}</Crumbs>
    </SetCrumbsContext>
  );
}

export function useCrumbs(): readonly Crumb[] {
  return use(Crumbs);
}

/** Says where the screen stands: its sections, then its own name. */
export function useScreenPath(path: readonly Crumb[]): void {
  const setPath = use(SetCrumbsContext);
  const key = JSON.stringify(path);

  useEffect(() => setPath(JSON.parse(key)), [key, setPath]);
}
