import type { EventList } from '@otryv/contract';
import { SearchField, Select, Toolbar } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { ScriptsNote } from '../../../lib/withoutScripts/ScriptsNote.tsx';
import { ru as listMessages } from './messages/ru.ts';
import type { ListFilters } from './useListFilters.ts';

/** Renders the controls above a list of events. */
export function ListToolbar({ filters, organizers }: { filters: ListFilters; organizers: EventList['organizers'] }) {
  const { filters: messages } = useMessages(listMessages);
  const options = [
    { value: '', label: messages.allOrganizers },
    ...organizers.map(({ _id, name }) => ({ value: _id, label: name })),
  ];

  return (
    <>
      <Toolbar>
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={filters.typed}
          onChange={filters.type}
        />
        <Select
          label={messages.organizer}
          options={options}
          value={filters.organizerId}
          onChange={filters.chooseOrganizer}
        />
      </Toolbar>
      <ScriptsNote of="search" />
      <AddressChoices name="organizerId" label={messages.organizer} options={options} value={filters.organizerId} />
    </>
  );
}
