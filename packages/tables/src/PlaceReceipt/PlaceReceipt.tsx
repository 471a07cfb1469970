import { type FinishProtocol, formatGap, placeSteps } from '@otryv/race';
import { Blank, DisqualificationLabel, RaceTime, useMessages, useOtryv, VisuallyHidden } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { readableReason } from '../columns/raceFigures.tsx';
import { rank } from '../columns/rankColumn.tsx';
import { columnCatalogues } from '../messages/messages.ts';
import { receiptCatalogues } from '../messages/receipt.ts';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import classes from './PlaceReceipt.module.css';

export interface PlaceReceiptProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  row: ResultsTableRow;
  /** The whole protocol. */
  rows: readonly ResultsTableRow[];
  protocolKind: FinishProtocol;
  /** Delay of the row's group after the first start, in ms; 0 if each group has a separate clock. */
  startGapMs?: number | undefined;
}

const mostNamed = 5;

/** The steps from a rider's time in the game to the place: time, rule, faster riders out of the classification, total. */
export function PlaceReceipt({ row, rows, protocolKind, startGapMs = 0, className, ...props }: PlaceReceiptProps) {
  const words = useMessages(receiptCatalogues);
  const { locale } = useOtryv();
  const { placeByTime, passedOver } = placeSteps(rows, row, protocolKind);
  const named = passedOver.slice(0, mostNamed);
  const others = passedOver.length - named.length;

  return (
    <div {...props} className={clsx(classes.PlaceReceipt, className)}>
      <table>
        <caption>
          <VisuallyHidden>{words.caption(riderNameOf(row))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.place}</th>
          </tr>
        </thead>
        <tbody>
          <Step
            title={words.gameTime}
            time={row.timeMs === null ? <Blank reason={words.noTime} /> : <RaceTime ms={row.timeMs - startGapMs} />}
          />
          {startGapMs > 0 && (
            <Step title={words.startGap} text={words.startGapText} time={formatGap(startGapMs, locale)} />
          )}
          <Step title={words.rules[protocolKind]} text={words.ruleTexts[protocolKind]} place={placeByTime} />
          {named.map((other) => (
            <PassedOver key={other.id} row={other} />
          ))}
          {others > 0 && <Step title={words.others(others)} place={minus(others)} />}
          {row.disqualification && <OwnLabel {...row.disqualification} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{row.timeMs === null ? <Blank reason={words.noTime} /> : <RaceTime ms={row.timeMs} />}</td>
            <td className={classes.PlaceReceiptTotal}>
              {row.disqualification ? <DisqualificationLabel label={row.disqualification.label} /> : rank(row.place)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface StepProps {
  title: ReactNode;
  text?: ReactNode;
  time?: ReactNode;
  place?: ReactNode;
}

function Step({ title, text, time, place }: StepProps) {
  return (
    <tr>
      <th scope="row">
        {title}
        {text && <small>{text}</small>}
      </th>
      <td>{time}</td>
      <td>{place}</td>
    </tr>
  );
}

/** A faster rider who is out of the classification. */
function PassedOver({ row }: { row: ResultsTableRow }) {
  const words = useMessages(receiptCatalogues);
  const { reasons } = useMessages(columnCatalogues);
  const label = row.disqualification?.label;
  const reason = row.disqualification && readableReason(row.disqualification);

  return (
    <Step
      title={
        <>
          {label && <DisqualificationLabel label={label} />} <bdi>{riderNameOf(row)}</bdi>
        </>
      }
      text={[reason ?? (label && reasons[label]), words.passedOver].filter(Boolean).join(', ')}
      time={<RaceTime ms={row.timeMs} />}
      place={minus(1)}
    />
  );
}

function OwnLabel({ label, reason }: NonNullable<ResultsTableRow['disqualification']>) {
  const words = useMessages(receiptCatalogues);
  const { reasons } = useMessages(columnCatalogues);

  return (
    <Step
      title={words.label}
      text={readableReason({ label, reason }) ?? reasons[label]}
      place={<DisqualificationLabel label={label} />}
    />
  );
}

function minus(count: number): string {
  return `−${count}`;
}
