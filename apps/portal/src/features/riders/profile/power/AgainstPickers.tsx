import type { ProfileData, RiderPower } from '@otryv/contract';
import { formatDay } from '@otryv/race';
import { Button, Combobox, Icon, Select, useOtryv, VisuallyHidden } from '@otryv/ui';
import { X } from 'lucide-react';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { riderName } from '../../../../lib/names/riderName.ts';
import { useRiderSearch } from '../../../shared/riders/useRiderSearch.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';
import type { Against } from './useAgainst.ts';

export interface AgainstPickersProps {
  profile: ProfileData['profile'];
  against: Against;
}

/** Selects what to compare the curve with: a race of the rider, another rider, the reader. */
export function AgainstPickers({ profile, against }: AgainstPickersProps) {
  const { power: messages } = useMessages(ridersMessages);
  const { locale, timeZone } = useOtryv();
  const { race, races, chooseRace, other, otherId, chooseOther, ownId } = against;
  const search = useRiderSearch([profile.zwiftId]);
  const nameOf = ({ eventStart, eventName }: RiderPower['powerFromEvents'][number]) =>
    `${formatDay(eventStart, { locale, timeZone })}, ${eventName}`;

  return (
    <>
      <Select
        label={messages.against}
        options={[
          { value: '', label: messages.noRace },
          ...races.map((one) => ({ value: one._id, label: nameOf(one) })),
        ]}
        value={race?._id ?? ''}
        onChange={chooseRace}
      />
      {otherId === null ? (
        <>
          <Combobox
            label={<VisuallyHidden>{messages.other}</VisuallyHidden>}
            placeholder={messages.otherPlaceholder}
            instant
            value={null}
            onChange={(option) => chooseOther(option?.value ?? '')}
            {...search}
          />
          {ownId !== null && <Button onClick={() => chooseOther(String(ownId))}>{messages.withMe}</Button>}
        </>
      ) : (
        <Button onClick={() => chooseOther('')}>
          {messages.removeOther(other ? riderName(other.profile) : String(otherId))} <Icon of={X} />
        </Button>
      )}
    </>
  );
}
