import type { OwnOrganizer } from '@otryv/contract';
import { OrganizerForm, type OrganizerPage } from '@otryv/forms';
import { Aside, Card, Columns, Section } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { LeaveGuard } from '../../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pictureSrc } from '../../shared/events/pictures.ts';
import { AreaPage } from '../AreaPage.tsx';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { PaidService } from '../money/PaidService.tsx';
import { useOwnOrganizer } from '../useOwnOrganizer.ts';
import { CardPreview } from './CardPreview.tsx';
import { MissingList } from './MissingList.tsx';
import { pageForm, pageValues } from './pageForm.ts';

/** Renders the form of the organizer's public page. */
export function MainScreen() {
  return <AreaPage tab="organizerMain">{(organizer) => <PageEditor organizer={organizer} />}</AreaPage>;
}

function PageEditor({ organizer }: { organizer: OwnOrganizer }) {
  const { page } = useMessages(organizerAreaMessages);
  const { data } = useOwnOrganizer(organizer._id);
  const { submit } = useSend('PUT', '/api/organizer/main');
  const [isDirty, setIsDirty] = useState(false);
  const [draft, setDraft] = useState<Pick<OrganizerPage, 'mission'>>(organizer);
  const { name, shortName, _id, logoUrls, posterUrls } = organizer;
  const [logoSrc, posterSrc] = [pictureSrc(logoUrls), pictureSrc(posterUrls, 'small')];

  return (
    <Columns>
      <Section title={page}>
        <Card>
          <OrganizerForm
            // The selected file is stored: the field is empty again, next to the new picture.
            key={`${logoSrc} ${posterSrc}`}
            {...{ name, shortName, logoSrc, posterSrc }}
            values={pageValues(organizer)}
            clubs={data?.data.clubs ?? []}
            onChange={setDraft}
            onDirtyChange={setIsDirty}
            onSubmit={(changed) => submit({ body: pageForm(_id, changed) })}
          />
          <LeaveGuard isDirty={isDirty} />
        </Card>
      </Section>
      <Aside>
        <PaidService />
        <CardPreview organizer={organizer} mission={draft.mission} />
        <MissingList organizer={organizer} />
      </Aside>
    </Columns>
  );
}
