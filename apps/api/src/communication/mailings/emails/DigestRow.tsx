import { type Locale, worldName } from '@otryv/race';
import { colors, faces } from '../../../kernel/mail/frame/email-look.ts';
import { DigestGroups } from './DigestGroups.tsx';
import { DigestPoster } from './DigestPoster.tsx';
import type { DigestItem } from './digest-item.ts';
import { en } from './emails.en.ts';
import { ru } from './emails.ru.ts';

const messages = { ru, en };
const posterWidth = 150;

export interface DigestRowProps {
  item: DigestItem;
  href: string;
  locale: Locale;
  hasSpaceAbove: boolean;
}

/** Race of a digest: poster, start, name as a link, route, and the number of riders in each group. */
export function DigestRow({ item, href, locale, hasSpaceAbove }: DigestRowProps) {
  const top = hasSpaceAbove ? 20 : 0;
  const { laps } = messages[locale];
  const world = worldName(item.world, locale);
  const place = [world, item.route, climbOf(item, locale), item.laps !== null && item.laps > 1 && laps(item.laps)];
  const from = [item.series, item.organizer].filter(Boolean).join(' · ');

  return (
    <tr>
      <td width={posterWidth} style={{ padding: `${top}px 16px 0 0`, verticalAlign: 'top' }}>
        <DigestPoster item={item} length={lengthOf(item, locale)} />
      </td>
      <td style={{ padding: `${top}px 0 0`, verticalAlign: 'top' }}>
        <div style={{ font: `600 13px/18px ${faces.text}`, color: colors.text }}>{startOf(item.start, locale)}</div>
        <div style={{ padding: '2px 0 0', font: `600 16px/22px ${faces.text}` }}>
          <a href={href} style={{ color: colors.text }}>
            {item.name}
          </a>
        </div>
        <div style={small}>{place.filter(Boolean).join(', ')}</div>
        {from !== '' && <div style={small}>{from}</div>}
        <DigestGroups groups={item.groups} />
      </td>
    </tr>
  );
}

const small = { padding: '3px 0 0', font: `400 13px/19px ${faces.text}`, color: colors.muted } as const;

function startOf(start: string, locale: Locale): string {
  // biome-ignore lint/plugin: DigestRow.test.tsx reads it.
  return new Date(start).toLocaleString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  });
}

/** Formats what defines the race: kilometres, or minutes. */
function lengthOf({ distanceInKilometers, durationInSeconds }: DigestItem, locale: Locale): string {
  const { kilometres, minutes } = messages[locale];
  if (durationInSeconds !== null) return minutes(Math.round(durationInSeconds / 60));
  if (distanceInKilometers === null) return '';
  return kilometres(distanceInKilometers.toLocaleString(locale, { maximumFractionDigits: 1 }));
}

function climbOf({ elevationInMeters }: DigestItem, locale: Locale): string | null {
  return elevationInMeters === null
    ? null
    : messages[locale].climb(Math.round(elevationInMeters).toLocaleString(locale));
}
