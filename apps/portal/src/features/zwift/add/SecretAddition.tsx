import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, Card, Stack, TextField } from '@otryv/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { type AddedEvent, useAddition } from './useAddition.ts';

const usual = {
  registrationMode: null,
  finishProtocol: 'classicCommon',
  importanceLevel: 'standard',
  seriesId: null,
} as const;

/** Adds an event that only its secret opens to the site; the site's settings are edited afterwards. */
export function SecretAddition({ eventId, organizerId }: Omit<AddedEvent, 'secret'>) {
  const messages = useMessages(zwiftMessages);
  const navigate = useNavigate();
  const [secret, setSecret] = useState('');
  const [failure, setFailure] = useState<string>();
  const add = useAddition({ eventId, organizerId, secret });
  const send = async () => {
    try {
      await add(usual);
      void navigate(addressOf(addresses.eventEdit, { eventId }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : messages.eventFailed);
    }
  };

  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          <TextField
            label={messages.secret}
            hint={messages.secretHint}
            value={secret}
            onChange={setSecret}
            error={failure}
          />
          <Button type="submit" disabled={secret.trim() === ''}>
            {messages.addWithSecret}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
