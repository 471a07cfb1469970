import { CheckboxMenu, type Density, SegmentedControl } from '@otryv/ui';
import type { ColumnState, TableHandle } from '../DataTable/index.ts';
import { useToolMessages } from '../messages/tools.ts';
import classes from './ColumnMenu.module.css';
import type { ColumnPreset } from './columnPreset.ts';

export interface ColumnPanelProps {
  columns: TableHandle['columns'];
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  presets: readonly ColumnPreset[] | undefined;
  density: Density;
  /** Without it the height of the rows cannot be chosen. */
  onDensity: ((density: Density) => void) | undefined;
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/** What stands in a column menu; each choice applies at once. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { columns, columnState, onColumnState, presets = [], density, onDensity } = props;
  const messages = useToolMessages();

  return (
    <>
      {presets.length > 0 && (
        <div className={classes.ColumnMenuPart}>
          <span>{messages.presets}</span>
          <SegmentedControl
            label={messages.presets}
            options={presets.map(({ key, label }) => ({ value: key, label }))}
            value={presets.find((preset) => isSame(preset.columnState, columnState))?.key ?? ''}
            onChange={(chosen) => onColumnState(presets.find(({ key }) => key === chosen)?.columnState ?? {})}
          />
        </div>
      )}
      <CheckboxMenu
        className={classes.ColumnMenuList}
        groups={groupsOf(columns, columnState)}
        onToggle={(key, checked) => onColumnState({ ...columnState, [key]: checked })}
        onReset={() => onColumnState({})}
      >
        {onDensity && (
          <div className={classes.ColumnMenuPart}>
            <span>{messages.density}</span>
            <SegmentedControl
              label={messages.density}
              options={densities.map((value) => ({ value, label: messages.densities[value] }))}
              value={density}
              onChange={onDensity}
            />
          </div>
        )}
      </CheckboxMenu>
    </>
  );
}

function groupsOf(columns: TableHandle['columns'], columnState: ColumnState) {
  const groups = Map.groupBy(columns, ({ menu }) => menu);

  return [...groups].flatMap(([title, offered]) =>
    title === undefined
      ? []
      : [
          {
            title,
            columns: 2 as const,
            items: offered.map(({ key, label, name = label, isEmpty = false, isShown = true, menuLabel = name }) => ({
              key,
              label: menuLabel,
              checked: !isEmpty && (columnState[key] ?? isShown),
              empty: isEmpty,
            })),
          },
        ],
  );
}

function isSame(one: ColumnState, other: ColumnState): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}
