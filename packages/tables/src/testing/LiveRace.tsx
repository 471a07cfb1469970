import { Button } from '@otryv/ui';
import { useState } from 'react';
import { ResultsTable, type ResultsTableProps } from '../ResultsTable/index.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import classes from './Sheet.module.css';

export interface LiveRaceProps extends ResultsTableProps {
  /** Successive responses of the server. */
  responses: readonly (readonly ResultsTableRow[])[];
}

/** A live protocol, and a button for the server's next response. */
export function LiveRace({ responses, ...props }: LiveRaceProps) {
  const [at, setAt] = useState(0);

  return (
    <div className={classes.Sheet}>
      <div>
        <Button onClick={() => setAt((at + 1) % responses.length)}>Следующий ответ</Button>
      </div>
      <ResultsTable {...props} rows={responses[at] ?? []} live />
    </div>
  );
}
