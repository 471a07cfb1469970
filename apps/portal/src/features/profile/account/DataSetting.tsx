import { Button, Icon, Setting } from '@otryv/ui';
import { Download } from 'lucide-react';
import { useDownload } from '../../../lib/api/useDownload.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';

/** Downloads a copy of all stored data of the reader. */
export function DataSetting() {
  const { data } = useMessages(profileMessages);
  const { save, isSaving } = useDownload({ path: '/api/auth/account', name: 'otryv-account.json' });

  return (
    <Setting title={data.title} description={data.text}>
      <Button busy={isSaving} onClick={() => void save()}>
        <Icon of={Download} /> {isSaving ? data.downloading : data.download}
      </Button>
    </Setting>
  );
}
