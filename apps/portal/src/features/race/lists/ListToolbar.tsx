import type { EventList } from '@otryv/contract';
import { SearchField, Select, Toolbar } from '@otryv/ui';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { ScriptsNote } from '../../../lib/withoutScripts/ScriptsNote.tsx';
import { useListMessages } from './messages/useListMessages.ts';
import type { ListFilters } from './useListFilters.ts';

/** The controls above a list of events. */
export function ListToolbar({ filters, organizers }: { filters: ListFilters; organizers: EventList['organizers'] }) {
  const { filters: messages } = useListMessages();
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
