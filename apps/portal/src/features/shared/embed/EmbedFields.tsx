import { defaultEmbedOptions, type Embed, type EmbedKind, usualResultsColumns } from '@otryv/contract/embed';
import { formatNumber, zoneLabel } from '@otryv/race';
import { resultsColumnChoices } from '@otryv/tables';
import {
  CheckboxGroup,
  ColorField,
  contrastRatio,
  FieldGroup,
  FieldRow,
  SegmentedControl,
  SelectField,
  useNow,
  useOtryv,
} from '@otryv/ui';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { zoneOfBrowser } from '../../../lib/preferences/settingsCookies.ts';
import { ru as embedMessages } from './messages/ru.ts';

type Options = Embed['options'];

export interface EmbedFieldsProps {
  kind: EmbedKind;
  categories: readonly string[];
  options: Options;
  onOptions: (changes: Partial<Options>) => void;
  accent: string | null;
  onAccent: (accent: string | null) => void;
}

const withRows: readonly EmbedKind[] = ['results', 'standings', 'schedule'];
const rowChoices = [3, 5, 8, 10, 20, 50, 100];
const zones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
];
const hourMs = 3_600_000;
const white = '#ffffff';
const enoughForText = 4.5;
const all = '';

/** Renders the options of an embed. */
export function EmbedFields({ kind, categories, options, onOptions, accent, onAccent }: EmbedFieldsProps) {
  const messages = useMessages(embedMessages);
  const { category, rows, theme, locale } = options;

  return (
    <>
      {(categories.length > 1 || withRows.includes(kind)) && (
        <FieldRow>
          {categories.length > 1 && (
            <SelectField
              label={messages.category}
              options={[
                { value: all, label: messages.allCategories },
                ...categories.map((value) => ({ value, label: value })),
              ]}
              value={category ?? all}
              onChange={(value) => onOptions({ category: value === all ? null : value })}
            />
          )}
          {withRows.includes(kind) && (
            <SelectField
              label={messages.rows}
              options={[
                ...rowChoices.map((count) => ({ value: String(count), label: String(count) })),
                { value: all, label: messages.allRows },
              ]}
              value={rows === null ? all : String(rows)}
              onChange={(value) => onOptions({ rows: value === all ? null : Number(value) })}
            />
          )}
        </FieldRow>
      )}
      {kind === 'results' && (
        <ColumnChoices columns={options.columns} onColumns={(columns) => onOptions({ columns })} />
      )}
      <FieldGroup id={useId()} label={messages.theme}>
        <SegmentedControl
          fill
          label={messages.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: messages.themes[value] }))}
          value={theme}
          onChange={(value) => onOptions({ theme: value })}
        />
      </FieldGroup>
      <AccentField accent={accent} onAccent={onAccent} />
      <FieldRow>
        <SelectField
          label={messages.locale}
          options={(['ru', 'en'] as const).map((value) => ({ value, label: messages.locales[value] }))}
          value={locale}
          onChange={(value) => onOptions({ locale: value === 'en' ? 'en' : 'ru' })}
        />
        <ZoneField zone={options.zone} onZone={(zone) => onOptions({ zone })} />
      </FieldRow>
    </>
  );
}

interface ColumnChoicesProps {
  columns: Options['columns'];
  onColumns: (columns: Options['columns']) => void;
}

/** Renders the columns of a protocol; the default ones are omitted from the code. */
function ColumnChoices({ columns, onColumns }: ColumnChoicesProps) {
  const messages = useMessages(embedMessages);
  const { locale } = useOtryv();
  const choices = resultsColumnChoices(locale);
  const isUsual = (chosen: readonly string[]) =>
    chosen.length === usualResultsColumns.length && chosen.every((key) => usualResultsColumns.includes(key));

  return (
    <CheckboxGroup
      label={messages.columns}
      options={choices.map(({ key, label }) => ({ value: key, label }))}
      value={columns ?? usualResultsColumns}
      onChange={(chosen) => onColumns(isUsual(chosen) ? null : chosen)}
    />
  );
}

/** Renders the accent colour of the site, with a description of its contrast. */
function AccentField({ accent, onAccent }: Pick<EmbedFieldsProps, 'accent' | 'onAccent'>) {
  const messages = useMessages(embedMessages);
  const { locale } = useOtryv();
  const ratio = accent === null ? null : Math.floor(contrastRatio(accent, white) * 10) / 10;
  const text = ratio === null ? '' : formatNumber(ratio, { locale, decimals: 1, decimal: 'comma' });

  return (
    <ColorField
      label={messages.accent}
      hint={
        ratio === null ? messages.accentHint : ratio >= enoughForText ? messages.enough(text) : messages.tooLight(text)
      }
      value={accent}
      onChange={onAccent}
    />
  );
}

/** Renders the choice between the country's time zone and the reader's own. */
function ZoneField({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const messages = useMessages(embedMessages);
  const { locale } = useOtryv();
  const now = useNow(hourMs);
  const own = zoneOfBrowser();
  const choices = [defaultEmbedOptions.zone, own, ...zones];

  return (
    <SelectField
      label={messages.zone}
      options={[...new Set(choices)].map((value) => ({ value, label: zoneLabel(value, now, locale) }))}
      value={zone}
      onChange={onZone}
    />
  );
}
