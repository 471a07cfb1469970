import { Menu, useMessages } from '@otryv/ui';
import { Ban, EllipsisVertical, Replace, Timer, Trash2 } from 'lucide-react';
import { seriesCatalogues } from '../messages/series.ts';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';
import { type StageAction, type StageOfSeries, stageAction, stageActionsOf } from './stageAction.ts';

export interface StageRowMenuProps {
  row: StageResultsTableRow;
  stage: StageOfSeries;
  onAction: (action: StageAction) => void;
}

const icons = { setCategory: Replace, setDisqualification: Ban, setPenalty: Timer, removeRow: Trash2 } as const;

/** The organizer's decisions available for a row. */
export function StageRowMenu({ row, stage, onAction }: StageRowMenuProps) {
  const seriesMessages = useMessages(seriesCatalogues);
  const entries = stageActionsOf(row).map((type) => ({
    label: seriesMessages.actions[type],
    icon: icons[type],
    onSelect: () => onAction(stageAction(type, row, stage)),
  }));

  return (
    <Menu
      label={seriesMessages.actionsOn(riderNameOf(row))}
      icon={EllipsisVertical}
      entries={entries}
      size="s"
      align="end"
    />
  );
}
