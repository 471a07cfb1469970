import { type Address, type AddressKey, addresses, addressKeys, fillPattern } from '@otryv/contract/addresses';
import type { Crumb } from '@otryv/ui';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages/useMessages.ts';

type SetCrumbs = (path: readonly Crumb[]) => void;

const Crumbs = createContext<readonly Crumb[]>([]);
const SetCrumbsContext = createContext<SetCrumbs>(() => undefined);

/** Holds the breadcrumbs that the open screen sets. */
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

/** Shows a custom breadcrumb path. */
export function useCrumbPath(path: readonly Crumb[]): void {
  const setPath = use(SetCrumbsContext);
  const key = JSON.stringify(path);

  useEffect(() => setPath(JSON.parse(key)), [key, setPath]);
}

/**
 * Shows the breadcrumbs of a screen: the parent pages of its address, then its own name, or the title of its address.
 */
export function useScreenPath(key: AddressKey, name?: string): void {
  const { titles } = useMessages();
  const values = useParams();
  const { pattern, params }: Address = addresses[key];
  const above = addressKeys.filter((other) => pattern.startsWith(`${addresses[other].pattern}/`));
  const label = name ?? (params ? undefined : titles[addresses[key].title]);

  useCrumbPath([
    ...above.map((other) => ({
      label: titles[addresses[other].title],
      href: fillPattern(addresses[other].pattern, values),
    })),
    ...(label === undefined ? [] : [{ label }]),
  ]);
}
