import { Button } from '@otryv/ui';
import { useState } from 'react';
import { ResultsTable, type ResultsTableProps, type ResultsTableRow } from '../ResultsTable/index.ts';
import classes from './Sheet.module.css';

export interface LiveRaceProps extends ResultsTableProps {
  /** What the server says one after the other. */
  answers: readonly (readonly ResultsTableRow[])[];
}

/** A protocol that is live, and a button for the server's next answer. */
export function LiveRace({ answers, ...props }: LiveRaceProps) {
  const [at, setAt] = useState(0);

  return (
    <div className={classes.Sheet}>
      <div>
        <Button onClick={() => setAt((at + 1) % answers.length)}>Следующий ответ</Button>
      </div>
      <ResultsTable {...props} rows={answers[at] ?? []} live />
    </div>
  );
}
