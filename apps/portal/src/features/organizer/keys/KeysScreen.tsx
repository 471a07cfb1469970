import type { ApiKey } from '@otryv/contract';
import { ApiKeyForm } from '@otryv/forms';
import {
  Aside,
  Button,
  Card,
  Chip,
  Columns,
  ConfirmDialog,
  DateTime,
  EmptyState,
  LineItem,
  LineList,
  Notice,
  Section,
  Skeleton,
  Stack,
} from '@otryv/ui';
import { Globe, Server } from 'lucide-react';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AreaPage } from '../AreaPage.tsx';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { useKeys } from '../useOwnOrganizer.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { Webhooks } from './Webhooks.tsx';

/** Renders the API keys of the organizer's sites and servers, and the servers that receive webhooks from the portal. */
export function KeysScreen() {
  return (
    <AreaPage tab="organizerKeys">
      {({ _id }) => (
        <>
          <Keys organizerId={_id} />
          <Webhooks organizerId={_id} />
        </>
      )}
    </AreaPage>
  );
}

function Keys({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { submit } = useSend('POST', '/api/organizer/keys', { isQuiet: true });
  // Not stored anywhere else, and gone once the dialog is closed.
  const [shown, setShown] = useState<string | null>(null);
  const [created, setCreated] = useState(0);

  return (
    <Columns>
      <Section title={messages.keys}>
        <KeyList organizerId={organizerId} />
      </Section>
      <Aside aria-label={messages.newKey}>
        <Section title={messages.newKey}>
          <Card>
            <Stack>
              <ApiKeyForm
                key={created}
                onSubmit={async (choice) => {
                  setShown((await submit({ body: { organizerId, ...choice } })).key);
                  setCreated(created + 1);
                }}
              />
              <Notice>{messages.keyNote}</Notice>
            </Stack>
          </Card>
        </Section>
      </Aside>
      <SecretDialog
        title={messages.keyCreated}
        secret={shown}
        how={messages.keyHow}
        kept={messages.keyKept}
        onClose={() => setShown(null)}
      />
    </Columns>
  );
}

function KeyList({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { data, error, isRetrying, retry } = useKeys(organizerId);
  if (error) {
    return <ReadError title={messages.keysFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.data.length === 0) return <EmptyState title={messages.noKeysTitle}>{messages.noKeysText}</EmptyState>;

  return (
    <LineList>
      {data.data.map((key) => (
        <KeyLine key={key._id} of={key} />
      ))}
    </LineList>
  );
}

function KeyLine({ of: { _id, kind, name, origins, ending, lastUsedAt } }: { of: ApiKey }) {
  const messages = useMessages(organizerAreaMessages);
  const [isAsking, setAsking] = useState(false);
  const { submit } = useSend('DELETE', '/api/organizer/keys');
  const revoke = async () => {
    await submit({ body: { keyId: _id } });
    setAsking(false);
  };

  return (
    <>
      <LineItem
        icon={kind === 'secret' ? Server : Globe}
        title={name}
        chip={<Chip tone={kind === 'secret' ? 'warning' : 'line'}>{messages.keyKinds[kind]}</Chip>}
        detail={
          <>
            {messages.keyEnding(ending)}
            {', '}
            {lastUsedAt === null ? messages.keyUnused : messages.keyUsed}{' '}
            {lastUsedAt !== null && <DateTime at={lastUsedAt} inSentence />}
            {origins.length > 0 && <br />}
            {origins.join(', ')}
          </>
        }
        action={
          <Button size="s" kind="quiet" onClick={() => setAsking(true)} aria-label={messages.revokeNamed(name)}>
            {messages.revoke}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        destructive
        title={messages.revokeTitle(name)}
        description={messages.revokeText}
        action={messages.revoke}
        pendingAction={messages.revoking}
        onConfirm={revoke}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
