import { CopyText, LinkButton, Stack } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { siteAddress } from '../../../lib/site/siteData.ts';
import { ru as calendarMessages } from './messages/ru.ts';

/** Renders the address of a calendar, to copy or to open in the reader's calendar. */
export function CalendarAddress({ path }: { path: string }) {
  const messages = useMessages(calendarMessages);
  const href = siteAddress(path);

  return (
    <Stack gap="s">
      <CopyText text={href} />
      <LinkButton href={href.replace(/^https?:/, 'webcal:')}>{messages.open}</LinkButton>
      <p>{messages.how}</p>
    </Stack>
  );
}
