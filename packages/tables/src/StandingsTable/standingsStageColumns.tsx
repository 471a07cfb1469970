import { isPrologue, UNITS } from '@otryv/race';
import { VisuallyHidden } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { stageTitle } from '../messages/stageTexts.ts';
import { StageCell } from './StageCell.tsx';
import classes from './StandingsTable.module.css';
import type { StandingsColumnsInput } from './standingsInput.ts';
import { type StandingsStage, type StandingsTableRow, stageOf } from './standingsTableRow.ts';

/** Returns one column per stage, in the given order. */
export function standingsStageColumns(input: StandingsColumnsInput): Column<StandingsTableRow>[] {
  return input.stages.map((stage) => stageColumn(stage, input));
}

function stageColumn(stage: StandingsStage, input: StandingsColumnsInput): Column<StandingsTableRow> {
  const { kind, seriesMessages, locale, ofCategory, isBest, penalized } = input;
  const { order, name, requiredForGeneral } = stage;
  const fullName = stageTitle(order, name, seriesMessages);
  const head = isPrologue(order) ? name || fullName : `${order} ${name ?? ''}`.trim();
  const isTour = kind === 'tour';
  const rankOf = (row: StandingsTableRow) =>
    stageOf(row, order)?.raceRank?.[ofCategory ? 'category' : 'absolute'] || null;
  const amountOf = (row: StandingsTableRow) => {
    const result = stageOf(row, order);
    return (isTour ? result?.durationInMilliseconds : result?.distanceInMeters) ?? null;
  };

  return {
    key: `stage${order}`,
    label: head,
    name: requiredForGeneral ? `${fullName}, ${seriesMessages.mandatory}` : fullName,
    group: isTour ? seriesMessages.stagesGroup : seriesMessages.distanceStagesGroup,
    menu: seriesMessages.stagesMenu,
    menuLabel: fullName,
    width: Math.max(isTour ? 118 : 76, widthOfHead(head, isTour)) + (penalized.has(order) ? 46 : 0),
    headerEnd: requiredForGeneral && <Mandatory text={seriesMessages.mandatory} />,
    descendingFirst: !isTour,
    sortValue: amountOf,
    ...(isTour
      ? {
          exportMs: amountOf,
          alsoExports: [{ key: `stage${order}Place`, name: seriesMessages.stagePlace(fullName), value: rankOf }],
        }
      : {
          unit: UNITS.distance[locale],
          exportValue: (row) => thousandth(amountOf(row)),
        }),
    cell: (row) => (
      <StageCell kind={kind} result={stageOf(row, order)} place={rankOf(row)} isBest={isTour && isBest(row, order)} />
    ),
  };
}

function Mandatory({ text }: { text: string }) {
  return (
    <span className={classes.Mandatory} title={text}>
      <span aria-hidden="true">*</span>
      <VisuallyHidden>, {text}</VisuallyHidden>
    </span>
  );
}

const characterPx = 7.5;
/**
 * Width of the padding, the sign of a mandatory stage, and for a tour the places beside the times, which have no
 * heading.
 */
const besidePx = { tour: 58, endurance: 28 };
const widestPx = 150;

/** Computes a width for the longest word, and for the name in three lines. */
function widthOfHead(label: string, isTour: boolean): number {
  const longest = Math.max(...label.split(' ').map(({ length }) => length), label.length / 3);
  return Math.min(Math.ceil(longest * characterPx) + besidePx[isTour ? 'tour' : 'endurance'], widestPx);
}

const thousandth = (value: number | null) => (value === null ? null : value / 1000);
