import type { PublicTeam } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { NameConfirmationForm, TeamForm } from '@otryv/forms';
import { Button, Card, Dialog, Notice, Setting, SettingList } from '@otryv/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reloadUser } from '../../../lib/access/startSession.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { LeaveGuard } from '../../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pictureSrc } from '../../shared/events/pictures.ts';
import { ControlPage } from './ControlPage.tsx';
import { ru as controlMessages } from './messages/ru.ts';
import { teamForm, teamValues } from './teamForm.ts';

/** Renders the introduction of the team, its badge and pictures, and closing it. */
export function ControlEditScreen() {
  return (
    <ControlPage tab="teamControlEdit">
      {(_, team) => (
        <>
          <Editor team={team} />
          <ClosingSetting team={team} />
        </>
      )}
    </ControlPage>
  );
}

function Editor({ team }: { team: PublicTeam }) {
  const { submit } = useSend('PUT', '/api/teams');
  const [isDirty, setIsDirty] = useState(false);
  const [logoSrc, posterSrc] = [pictureSrc(team.logoUrls), pictureSrc(team.posterUrls, 'small')];

  return (
    <Card placement="settings">
      <TeamForm
        // The selected file is stored: the field is empty again, next to the new picture.
        key={`${logoSrc} ${posterSrc}`}
        {...{ logoSrc, posterSrc }}
        values={teamValues(team)}
        onDirtyChange={setIsDirty}
        onSubmit={(changed) => submit({ body: teamForm(changed) })}
      />
      <LeaveGuard isDirty={isDirty} />
    </Card>
  );
}

/** Closes a team without other members, after requiring its name. */
function ClosingSetting({ team: { name, totalMembers } }: { team: PublicTeam }) {
  const { closing: messages } = useMessages(controlMessages);
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const { submit } = useSend('DELETE', '/api/teams');
  const isBlocked = totalMembers > 1;

  return (
    <SettingList>
      <Setting title={messages.title} description={messages.text}>
        {isBlocked && <p>{messages.blocked}</p>}
        <div>
          <Button kind="danger" disabled={isBlocked} onClick={() => setIsOpen(true)}>
            {messages.action}
          </Button>
        </div>
        <Dialog open={isOpen} title={messages.titleOf(name)} onClose={() => setIsOpen(false)}>
          <NameConfirmationForm
            name={name}
            submitLabel={messages.action}
            savingLabel={messages.acting}
            onCancel={() => setIsOpen(false)}
            onSubmit={async (typed) => {
              await submit({ body: { name: typed.name } });
              await reloadUser().catch(() => undefined);
              await navigate(addressOf(addresses.teams));
            }}
          >
            <Notice tone="warning">{messages.text}</Notice>
          </NameConfirmationForm>
        </Dialog>
      </Setting>
    </SettingList>
  );
}
