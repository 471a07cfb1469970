import type { ImportedFitFile, RacesWithoutPower } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, DateTime, FileField, LineItem, LineList, Link, Notice, Setting, Skeleton, Stack } from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';

const path = '/api/race/profile/fitfile';
const mostBytes = 10_000_000;

/** Renders the races whose power the game keeps private, each with an upload for the rider's own file. */
export function PowerFilesSetting() {
  const { powerFiles: messages } = useMessages(profileMessages);
  const { data, error, isRetrying, retry } = useRead(path, {});
  const [added, setAdded] = useState<AddedFile | null>(null);

  return (
    <Setting title={messages.title} description={messages.text}>
      {/* A toast would close before a rider has read what was repaired. */}
      <div role="status">
        {added && (
          <Notice title={added.raceName} tone={added.file.data.damage.length > 0 ? 'warning' : 'success'}>
            {added.file.message}
          </Notice>
        )}
      </div>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data?.data.length === 0 && (
        <LineList>
          <LineItem title={messages.none} detail={messages.noneText} />
        </LineList>
      )}
      {data && data.data.length > 0 && (
        <Stack gap="l">
          {data.data.map((race) => (
            <RaceFile key={race.eventId} race={race} onUpload={() => setAdded(null)} onAdded={setAdded} />
          ))}
        </Stack>
      )}
    </Setting>
  );
}

interface AddedFile {
  raceName: string;
  file: ImportedFitFile;
}

interface RaceFileProps {
  race: RacesWithoutPower['data'][number];
  onUpload: () => void;
  onAdded: (added: AddedFile) => void;
}

function RaceFile({ race: { eventId, name, eventStart }, onUpload, onAdded }: RaceFileProps) {
  const { powerFiles: messages } = useMessages(profileMessages);
  const [files, setFiles] = useState<File[]>([]);
  const { send, isSending } = useSend('POST', path, { isQuiet: true });
  const upload = async (file: File) => {
    onUpload();
    const body = new FormData();
    body.set('eventId', String(eventId));
    body.set('file', file);
    const sent = await send({ body });
    setFiles([]);
    if (sent) onAdded({ raceName: name, file: sent.response });
  };
  const [file] = files;

  return (
    <Stack gap="s">
      <p>
        <Link href={addressOf(addresses.raceResults, { eventId })}>{name}</Link>,{' '}
        <DateTime at={eventStart} inSentence />
      </p>
      <FileField
        label={messages.file(name)}
        accept={['.fit', '.zip']}
        maxBytes={mostBytes}
        value={files}
        onChange={setFiles}
      />
      {file && (
        <Button busy={isSending} onClick={() => void upload(file)}>
          {messages.upload}
        </Button>
      )}
    </Stack>
  );
}
