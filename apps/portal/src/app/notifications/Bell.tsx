import { lazyPart } from '@otryv/ui';
import { Suspense } from 'react';
import { useUser } from '../../lib/session/sessionStore.ts';

// Guests need neither the bell nor the socket.
const MessageBell = lazyPart(async () => ({ default: (await import('./MessageBell.tsx')).MessageBell }));

/** Renders the bell in the header; nothing for guests. */
export function Bell() {
  const user = useUser();
  if (user === null) return null;

  return (
    <Suspense fallback={null}>
      <MessageBell key={user.id} />
    </Suspense>
  );
}
