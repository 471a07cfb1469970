import type { OwnOrganizer } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { SeriesForm } from '@otryv/forms';
import { Card, Section } from '@otryv/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../../lib/api/useSend.ts';
import { LeaveGuard } from '../../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AreaPage } from '../AreaPage.tsx';
import { ru as ownSeriesMessages } from './messages/ru.ts';
import { seriesForm } from './seriesForm.ts';

/** Creates a series as a draft, then opens its stages. */
export function SeriesCreateScreen() {
  return <AreaPage tab="organizerSeriesCreate">{(organizer) => <Creation organizer={organizer} />}</AreaPage>;
}

function Creation({ organizer: { _id: organizerId } }: { organizer: OwnOrganizer }) {
  const messages = useMessages(ownSeriesMessages);
  const navigate = useNavigate();
  const [isDirty, setIsDirty] = useState(false);
  const { submit } = useSend('POST', '/api/organizer/series');

  return (
    <Section title={messages.createTitle}>
      <p>{messages.createText}</p>
      <Card>
        <SeriesForm
          logoSrc={null}
          posterSrc={null}
          submitLabel={messages.createAction}
          onDirtyChange={setIsDirty}
          onSubmit={async (value) => {
            const { data } = await submit({ body: seriesForm({ organizerId }, value) });
            void navigate(addressOf(addresses.organizerSeriesEdit, { seriesId: data._id }));
          }}
        />
        <LeaveGuard isDirty={isDirty} />
      </Card>
    </Section>
  );
}
