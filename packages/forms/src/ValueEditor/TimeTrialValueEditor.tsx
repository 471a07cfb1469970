import { NumberField, useMessages } from '@otryv/ui';
import { editorCatalogues } from '../messages/editors.ts';
import classes from './ValueEditor.module.css';
import { ValueEditor, type ValueEditorProps } from './ValueEditor.tsx';

/** The start rows of a time trial: their sizes, and the milliseconds between them. */
export interface TimeTrialValue {
  timeGapBetweenRowsMs: number | null;
  maxRows: number | null;
  maxRidersPerRow: number | null;
}

export type TimeTrialValueEditorProps = Omit<ValueEditorProps<TimeTrialValue>, 'children'>;

const secondMs = 1000;

/** The rows of a time trial, edited in a popover; the pause between them in seconds. */
export function TimeTrialValueEditor(props: TimeTrialValueEditorProps) {
  const messages = useMessages(editorCatalogues);
  const { timeTrial } = messages;

  return (
    <ValueEditor accepts={isPossible} {...props}>
      {({ value, onChange }) => (
        <>
          <NumberField
            label={timeTrial.timeGapBetweenRowsMs}
            unit={messages.seconds}
            min={0}
            value={value.timeGapBetweenRowsMs === null ? null : value.timeGapBetweenRowsMs / secondMs}
            onChange={(seconds) =>
              onChange({ ...value, timeGapBetweenRowsMs: seconds === null ? null : Math.round(seconds * secondMs) })
            }
          />
          <div className={classes.ValueEditorRow}>
            <NumberField
              label={timeTrial.maxRows}
              min={1}
              whole
              value={value.maxRows}
              onChange={(maxRows) => onChange({ ...value, maxRows })}
            />
            <NumberField
              label={timeTrial.maxRidersPerRow}
              min={1}
              whole
              value={value.maxRidersPerRow}
              onChange={(maxRidersPerRow) => onChange({ ...value, maxRidersPerRow })}
            />
          </div>
        </>
      )}
    </ValueEditor>
  );
}

function isPossible({ timeGapBetweenRowsMs, maxRows, maxRidersPerRow }: TimeTrialValue): boolean {
  const isCount = (count: number | null) => count === null || (Number.isInteger(count) && count >= 1);
  return (timeGapBetweenRowsMs ?? 0) >= 0 && isCount(maxRows) && isCount(maxRidersPerRow);
}
