import type { RatedTeam } from '@otryv/contract';
import { formatNumber } from '@otryv/race';
import { Button, Dialog, Toolbar, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Contributions } from './Contributions.tsx';
import { ru as ratingMessages } from './messages/ru.ts';
import { seasonName } from './seasonName.ts';

const pageSize = 20;

export interface ContributionsDialogProps {
  team: Pick<RatedTeam, 'urlSlug' | 'name'>;
  season: string;
  onClose: () => void;
}

/** Renders the breakdown of a team's points, paginated. */
export function ContributionsDialog({ team: { urlSlug, name }, season, onClose }: ContributionsDialogProps) {
  const messages = useMessages(ratingMessages);
  const { locale } = useOtryv();
  const [page, setPage] = useState(1);

  return (
    <Dialog open shape="drawer" title={messages.dialog(name)} description={seasonName(season)} onClose={onClose}>
      <Contributions {...{ urlSlug, season, name, page }} size={pageSize} compact>
        {({ quantityPages, points }) => (
          <Toolbar>
            <span>{messages.total(formatNumber(points, { locale }))}</span>
            {page > 1 && <Button onClick={() => setPage(page - 1)}>{messages.newer}</Button>}
            {page < quantityPages && <Button onClick={() => setPage(page + 1)}>{messages.older}</Button>}
          </Toolbar>
        )}
      </Contributions>
    </Dialog>
  );
}
