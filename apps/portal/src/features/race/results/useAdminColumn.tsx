import { addresses, addressOf } from '@otryv/contract/addresses';
import type { ResultsTableProps } from '@otryv/tables';
import { Icon, Link } from '@otryv/ui';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useAdmission } from '../../../lib/access/useAdmission.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as raceMessages } from '../messages/ru.ts';

/** Returns the administrators' column «Управление»: a pen that links a row to its rider. */
export function useAdminColumn(): ResultsTableProps['columns'] {
  const { race: messages } = useMessages(raceMessages);
  const isAdmin = useAdmission()('admin');

  return useMemo(() => {
    if (!isAdmin) return undefined;
    return (columns) => [
      ...columns,
      {
        key: 'control',
        label: messages.control,
        width: 96,
        align: 'center',
        menu: messages.control,
        cell: ({ profileId: zwiftId, rider }) => (
          <Link
            href={addressOf(addresses.adminRider, { zwiftId })}
            aria-label={messages.controlOf(`${rider.firstName} ${rider.lastName}`.trim())}
          >
            <Icon of={Pencil} />
          </Link>
        ),
      },
    ];
  }, [isAdmin, messages]);
}
