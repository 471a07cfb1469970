import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { NameConfirmationForm, SeriesForm } from '@otryv/forms';
import { Button, Card, Dialog, Icon, Notice, Section } from '@otryv/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDownload } from '../../../lib/api/useDownload.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { LeaveGuard } from '../../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pictureSrc } from '../../shared/events/pictures.ts';
import { ru as ownSeriesMessages } from './messages/ru.ts';
import { seriesForm, seriesValues } from './seriesForm.ts';

/** Renders the properties and scoring rules of a series, and its deletion. */
export function SeriesSettings({ series }: { series: Series }) {
  const { submit } = useSend('PUT', '/api/organizer/series');
  const [isDirty, setIsDirty] = useState(false);
  const { _id: seriesId, logoUrls, posterUrls, stages } = series;
  const [logoSrc, posterSrc] = [pictureSrc(logoUrls), pictureSrc(posterUrls, 'small')];

  return (
    <>
      <Card placement="settings">
        <SeriesForm
          // The selected file is stored: the field is empty again, next to the new picture.
          key={`${logoSrc} ${posterSrc}`}
          {...{ logoSrc, posterSrc }}
          values={seriesValues(series)}
          hasProtocols={stages.some(({ hasResults }) => hasResults)}
          onDirtyChange={setIsDirty}
          onSubmit={(value) => submit({ body: seriesForm({ seriesId }, value) })}
        />
        <LeaveGuard isDirty={isDirty} />
      </Card>
      <Recalculation seriesId={seriesId} />
      <SeriesExport series={series} />
      <SeriesDeletion series={series} />
    </>
  );
}

function Recalculation({ seriesId }: { seriesId: string }) {
  const messages = useMessages(ownSeriesMessages);
  const { send, isSending } = useSend('POST', '/api/organizer/series/results/general-classification');

  return (
    <Section title={messages.recalculate}>
      <p>{messages.recalculateHint}</p>
      <Button busy={isSending} onClick={() => void send({ body: { seriesId } })}>
        {isSending ? messages.recalculating : messages.recalculate}
      </Button>
    </Section>
  );
}

/** Saves a series with its protocols, decisions and standings as one file. */
function SeriesExport({ series: { _id: seriesId, urlSlug } }: { series: Series }) {
  const messages = useMessages(ownSeriesMessages);
  const { save, isSaving } = useDownload({
    path: '/api/organizer/series/{seriesId}/export',
    params: { seriesId },
    name: `${urlSlug}.json`,
  });

  return (
    <Section title={messages.export}>
      <p>{messages.exportHint}</p>
      <Button busy={isSaving} onClick={() => void save()}>
        <Icon of={Download} /> {isSaving ? messages.exporting : messages.exportAction}
      </Button>
    </Section>
  );
}

/** Deletes a series after listing what is deleted and what remains, and requiring its name. */
function SeriesDeletion({ series: { _id: seriesId, name, stages } }: { series: Series }) {
  const messages = useMessages(ownSeriesMessages);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  // The series itself is not revalidated: it no longer exists.
  const { submit } = useSend('DELETE', '/api/organizer/series');

  return (
    <Section title={messages.danger}>
      <p>{messages.deleteHint}</p>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {messages.delete}
      </Button>
      <Dialog open={isOpen} title={messages.deleteTitle(name)} onClose={() => setIsOpen(false)}>
        <NameConfirmationForm
          name={name}
          submitLabel={messages.delete}
          savingLabel={messages.deleting}
          onCancel={() => setIsOpen(false)}
          onSubmit={async (typed) => {
            await submit({ body: { seriesId, name: typed.name } });
            void navigate(addressOf(addresses.organizerSeriesList), { replace: true });
          }}
        >
          <Notice tone="warning">{messages.deleteText(stages.length)}</Notice>
        </NameConfirmationForm>
      </Dialog>
    </Section>
  );
}
