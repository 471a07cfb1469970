import { Button, Notice, useMessages } from '@otryv/ui';
import { useState } from 'react';
import { failureOf } from '../Form/failureOf.ts';
import { disqualificationCatalogues } from '../messages/disqualification.ts';
import { formCatalogues } from '../messages/form.ts';

/** Lifts a disqualification; shows its progress and its error. */
export function LiftButton({ onLift }: { onLift: () => unknown }) {
  const messages = useMessages(disqualificationCatalogues);
  const { failed } = useMessages(formCatalogues);
  const [isLifting, setIsLifting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const lift = async () => {
    setIsLifting(true);
    setError(null);
    try {
      await onLift();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null) reportError(error);
      setError(failure?.message ?? failed);
    }
    setIsLifting(false);
  };

  return (
    <>
      <div>
        <Button busy={isLifting} onClick={() => void lift()}>
          {isLifting ? messages.lifting : messages.lift}
        </Button>
      </div>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </>
  );
}
