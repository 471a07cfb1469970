import { ResultsTable, type ResultsTableRow } from '@otryv/tables';
import { Button, CategoryBadge, MedalRank, OtryvProvider, RiderName } from '@otryv/ui';
import rows from './rows.json';

const now = Date.UTC(2026, 10, 21, 12);

// The frame belongs to the page: only its content is compared.
const frame = {
  position: 'absolute',
  inset: '0 auto auto 0',
  width: 'min(1000px, 100vw)',
  height: 480,
  margin: 0,
  padding: 8,
  boxSizing: 'border-box',
  background: '#fff',
  color: '#15161a',
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  fontSize: 14,
} as const;

/** Renders what another club's site would show first: some parts, and a protocol. */
export function Sample() {
  return (
    <OtryvProvider locale="ru" timeZone="Europe/Moscow" now={now} flagUrl="/flags/{code}.svg">
      <div id="sample" data-theme="light" style={frame}>
        <Button id="button" kind="primary">
          Зарегистрироваться
        </Button>
        <CategoryBadge id="badge" category="A" />
        <MedalRank place={1} />
        <RiderName name="Лев Подветренный" country="RUS" />
        <ResultsTable rows={rows as ResultsTableRow[]} protocolKind="classicCommon" caption="Протокол" />
      </div>
    </OtryvProvider>
  );
}
