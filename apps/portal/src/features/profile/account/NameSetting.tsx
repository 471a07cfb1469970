import type { Settings } from '@otryv/contract';
import { UsernameForm } from '@otryv/forms';
import { DateTime, LineItem, LineList, Notice, Setting } from '@otryv/ui';
import { reloadUser } from '../../../lib/access/startSession.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';

/** Renders the login, which may be changed once in 30 days. */
export function NameSetting({ settings }: { settings: Settings }) {
  const { name } = useMessages(profileMessages);
  const { username, isTemporaryName, usernameChangeableAt } = settings;
  const { submit } = useSend('PUT', '/api/race/profile/username');

  return (
    <Setting title={name.title} description={name.text}>
      {isTemporaryName && <Notice>{name.temporary}</Notice>}
      {usernameChangeableAt === null ? (
        <UsernameForm
          username={username}
          onSubmit={async (body) => {
            await submit({ body });
            await reloadUser();
          }}
        />
      ) : (
        <LineList>
          <LineItem
            title={username}
            detail={
              <>
                {name.later} <DateTime at={usernameChangeableAt} inSentence />
              </>
            }
          />
        </LineList>
      )}
    </Setting>
  );
}
