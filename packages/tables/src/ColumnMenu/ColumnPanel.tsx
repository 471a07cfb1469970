import { groupBy } from '@otryv/race';
import { CheckboxMenu, type Density, SegmentedControl, useMessages } from '@otryv/ui';
import type { TableHandle } from '../DataTable/index.ts';
import { type ColumnLayout, isColumnShown } from '../DataTable/model/columnLayout.ts';
import { toolCatalogues } from '../messages/tools.ts';
import { ColumnArrangement } from './ColumnArrangement.tsx';
import classes from './ColumnMenu.module.css';
import type { ColumnPreset } from './columnPreset.ts';

export interface ColumnPanelProps {
  columns: TableHandle['columns'];
  columnLayout: ColumnLayout;
  onColumnLayout: (layout: ColumnLayout) => void;
  presets: readonly ColumnPreset[] | undefined;
  density: Density;
  /** Called with a selected row height; without it the height cannot be changed. */
  onDensity: ((density: Density) => void) | undefined;
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/** The content of a column menu; changes apply immediately. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { columns, columnLayout, onColumnLayout, presets = [], density, onDensity } = props;
  const messages = useMessages(toolCatalogues);
  const { shown = {} } = columnLayout;

  return (
    <>
      {presets.length > 0 && (
        <div className={classes.ColumnMenuPart}>
          <span>{messages.presets}</span>
          <SegmentedControl
            label={messages.presets}
            options={presets.map(({ key, label }) => ({ value: key, label }))}
            value={presets.find((preset) => isSame(preset.shown, shown))?.key ?? ''}
            onChange={(chosen) =>
              onColumnLayout({ ...columnLayout, shown: presets.find(({ key }) => key === chosen)?.shown })
            }
          />
        </div>
      )}
      <CheckboxMenu
        className={classes.ColumnMenuList}
        groups={groupsOf(columns, columnLayout)}
        onToggle={(key, checked) => onColumnLayout({ ...columnLayout, shown: { ...shown, [key]: checked } })}
        resetLabel={messages.reset}
        onReset={() => onColumnLayout({})}
      >
        <ColumnArrangement {...{ columns, columnLayout, onColumnLayout }} />
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

function groupsOf(columns: TableHandle['columns'], columnLayout: ColumnLayout) {
  const groups = groupBy(columns, ({ menu }) => menu);

  return [...groups].flatMap(([title, offered]) =>
    title === undefined
      ? []
      : [
          {
            title,
            columns: 2 as const,
            items: offered.map((column) => {
              const { key, label, name = label, isEmpty = false, menuLabel = name } = column;
              return { key, label: menuLabel, checked: isColumnShown(column, columnLayout), empty: isEmpty };
            }),
          },
        ],
  );
}

function isSame(one: ColumnPreset['shown'], other: ColumnPreset['shown']): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}
