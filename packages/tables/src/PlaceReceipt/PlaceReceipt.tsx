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
  const messages = useMessages(receiptCatalogues);
  const { locale } = useOtryv();
  const { placeByTime, passedOver } = placeSteps(rows, row, protocolKind);
  const named = passedOver.slice(0, mostNamed);
  const others = passedOver.length - named.length;

  return (
    <div {...props} className={clsx(classes.PlaceReceipt, className)}>
      <table>
        <caption>
          <VisuallyHidden>{messages.caption(riderNameOf(row))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.step}</th>
            <th scope="col">{messages.time}</th>
            <th scope="col">{messages.place}</th>
          </tr>
        </thead>
        <tbody>
          <Step
            title={messages.gameTime}
            time={row.timeMs === null ? <Blank reason={messages.noTime} /> : <RaceTime ms={row.timeMs - startGapMs} />}
          />
          {startGapMs > 0 && (
            <Step title={messages.startGap} text={messages.startGapText} time={formatGap(startGapMs, locale)} />
          )}
          <Step title={messages.rules[protocolKind]} text={messages.ruleTexts[protocolKind]} place={placeByTime} />
          {named.map((other) => (
            <PassedOver key={other.id} row={other} />
          ))}
          {others > 0 && <Step title={messages.others(others)} place={minus(others)} />}
          {row.disqualification && <OwnLabel {...row.disqualification} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.total}</th>
            <td>{row.timeMs === null ? <Blank reason={messages.noTime} /> : <RaceTime ms={row.timeMs} />}</td>
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
  const messages = useMessages(receiptCatalogues);
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
      text={[reason ?? (label && reasons[label]), messages.passedOver].filter(Boolean).join(', ')}
      time={<RaceTime ms={row.timeMs} />}
      place={minus(1)}
    />
  );
}

function OwnLabel({ label, reason }: NonNullable<ResultsTableRow['disqualification']>) {
  const messages = useMessages(receiptCatalogues);
  const { reasons } = useMessages(columnCatalogues);

  return (
    <Step
      title={messages.label}
      text={readableReason({ label, reason }) ?? reasons[label]}
      place={<DisqualificationLabel label={label} />}
    />
  );
}

function minus(count: number): string {
  return `−${count}`;
}
