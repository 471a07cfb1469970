import {
  NumberValueEditor,
  RidersValueEditor,
  TextAreaValueEditor,
  TextValueEditor,
  TimeTrialValueEditor,
  type ValueEdit,
} from '../../ValueEditor/index.ts';
import { useEditorTools } from '../draft/editorTools.ts';
import { type GroupEditorProps, valueButton } from '../parts/editorProps.ts';
import { JerseyEditor } from './JerseyEditor.tsx';
import { LengthEditor } from './LengthEditor.tsx';
import { PaceEditor } from './PaceEditor.tsx';
import { PlaceEditor } from './PlaceEditor.tsx';
import { PocketEditor } from './PocketEditor.tsx';
import { StartEditor } from './StartEditor.tsx';

const mostLaps = 99;

/** A value of a group, with the popup for its kind. */
export function GroupValueEditor({ field, ...rest }: GroupEditorProps) {
  switch (field) {
    case 'mapId':
    case 'routeId':
      return <PlaceEditor {...rest} field={field} />;
    case 'distanceInMeters':
    case 'durationInSeconds':
      return <LengthEditor {...rest} field={field} />;
    case 'eventSubgroupStart':
      return <StartEditor {...rest} field={field} />;
    case 'pace':
      return <PaceEditor {...rest} field={field} />;
    case 'startLocation':
      return <PocketEditor {...rest} field={field} />;
    case 'jerseyHash':
      return <JerseyEditor {...rest} field={field} />;
    case 'laps':
    case 'name':
    case 'description':
    case 'invitedLeaders':
    case 'invitedSweepers':
    case 'timeTrialOptions':
      return <PlainEditor {...rest} field={field} />;
  }
}

type PlainField = 'laps' | 'name' | 'description' | 'invitedLeaders' | 'invitedSweepers' | 'timeTrialOptions';

/** A value of one field, committed unchanged. */
function PlainEditor({ group, field, scope, ...rest }: GroupEditorProps<PlainField>) {
  const { act, findRiders } = useEditorTools();
  const commit = (value: unknown, edit: ValueEdit) => act({ type: 'group', scope, values: { [field]: value } }, edit);
  const common = { ...valueButton, ...rest, onCommit: commit };

  switch (field) {
    case 'laps':
      return <NumberValueEditor {...common} min={0} max={mostLaps} whole accepts={isLaps} value={group.laps ?? 0} />;
    case 'name':
      return <TextValueEditor {...common} value={group.name ?? ''} />;
    case 'description':
      return <TextAreaValueEditor {...common} value={group.description ?? ''} />;
    case 'invitedLeaders':
    case 'invitedSweepers':
      return <RidersValueEditor {...common} value={group[field] ?? noRiders} findRiders={findRiders} />;
    case 'timeTrialOptions': {
      const { timeGapBetweenRowsMs = null, maxRows = null, maxRidersPerRow = null } = group.timeTrialOptions ?? {};
      return <TimeTrialValueEditor {...common} value={{ timeGapBetweenRowsMs, maxRows, maxRidersPerRow }} />;
    }
  }
}

const noRiders: readonly number[] = [];

function isLaps(laps: number | null): boolean {
  return laps !== null && Number.isInteger(laps) && laps >= 0 && laps <= mostLaps;
}
