import { Blank, Popover } from '@otryv/ui';
import classes from './AdminTables.module.css';
import type { AdminColumnsContext } from './adminColumns.tsx';
import type { ActionsLogTableRow } from './adminTableRows.ts';
import { type WordedChange, wordedChanges } from './loggedValues.ts';

const shownChanges = 3;
const longestLine = 40;

export interface ActionChangesProps {
  row: ActionsLogTableRow;
  context: AdminColumnsContext;
}

/** The first values that an action changed, with a button that shows all of them if there are more. */
export function ActionChanges({ row, context }: ActionChangesProps) {
  const { messages } = context;
  const changes = wordedChanges(row, context);
  if (changes.length === 0) return <Blank reason={messages.noChanges} />;
  const rest = changes.length - shownChanges;
  const isWhole = rest <= 0 && changes.every(isShort);

  return (
    <div className={classes.AdminLine}>
      <ul className={classes.AdminChanges}>
        {changes.slice(0, shownChanges).map((change) => (
          <li key={change.field}>
            {change.field}: {change.isNested ? <ins>{messages.listChanged}</ins> : <Values change={change} />}
          </li>
        ))}
        {rest > 0 && <li>{messages.moreChanges(rest)}</li>}
      </ul>
      {!isWhole && (
        <Popover
          kind="quiet"
          size="s"
          align="end"
          label={messages.allChanges}
          title={messages.allChangesOf(row.description)}
          aria-label={messages.allChangesOf(row.description)}
        >
          <dl className={classes.AdminDetails}>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{field}</dt>
                {before !== null && (
                  <dd>
                    <small>{messages.before}</small> <del>{before}</del>
                  </dd>
                )}
                {after !== null && (
                  <dd>
                    <small>{messages.after}</small> <ins>{after}</ins>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Popover>
      )}
    </div>
  );
}

function Values({ change: { before, after } }: { change: WordedChange }) {
  return (
    <>
      {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
    </>
  );
}

function isShort({ field, before, after, isNested }: WordedChange): boolean {
  return !isNested && `${field}${before ?? ''}${after ?? ''}`.length <= longestLine;
}
