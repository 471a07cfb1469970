import type { LinkedGameId } from '@otryv/contract';
import { epochMs, formatDuration } from '@otryv/race';
import { Button, DisplayText, IconButton, StepCard, useNow } from '@otryv/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';
import { gameIdChange } from '../useSettings.ts';

const secondMs = 1000;

export interface ProofStepsProps {
  zwiftId: number;
  proof: NonNullable<LinkedGameId['proof']>;
}

/** Renders the steps that verify a claim: the code, its use, and its expiry. */
export function ProofSteps({ zwiftId, proof: { code, expiresAt } }: ProofStepsProps) {
  const { proof } = useMessages(profileMessages);
  const leftMs = (epochMs(expiresAt) ?? 0) - useNow(secondMs);
  const check = useSend('PUT', '/api/race/profile/zwiftid/proof', gameIdChange);
  const [error, setError] = useState<string>();
  const again = useSend('POST', '/api/race/profile/zwiftid/proof', gameIdChange);
  const prove = async () => {
    setError(undefined);
    try {
      await check.submit({ body: { zwiftId } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(error.message);
    }
  };
  const copied = (
    <>
      {proof.write}{' '}
      <DisplayText as="p" size="d-l">
        {code}
        <IconButton icon={Copy} label={proof.copy} onClick={() => void navigator.clipboard.writeText(code)} />
      </DisplayText>
    </>
  );

  return (
    <StepCard
      title={proof.title(String(zwiftId))}
      error={leftMs > 0 ? error : undefined}
      steps={[
        { key: 'write', content: copied },
        { key: 'save', content: proof.save },
        { key: 'check', content: proof.check },
      ]}
    >
      {leftMs > 0 ? (
        <>
          <Button kind="primary" busy={check.isSending} onClick={() => void prove()}>
            {check.isSending ? proof.checking : proof.button}
          </Button>
          {proof.left(formatDuration(leftMs, { short: true }))}
        </>
      ) : (
        <>
          <Button kind="primary" busy={again.isSending} onClick={() => void again.send({ body: { zwiftId } })}>
            {proof.again}
          </Button>
          {proof.outdated}
        </>
      )}
    </StepCard>
  );
}
