import type { Series } from '@otryv/contract';
import { Button, DateTime, Icon, Link, StateStrip } from '@otryv/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { seriesHref } from '../../shared/links/seriesHref.ts';
import { ru as ownSeriesMessages } from './messages/ru.ts';

/** Renders whether a series is public, with the button to change that. */
export function PublicationStrip({ series }: { series: Series }) {
  const messages = useMessages(ownSeriesMessages);
  const { send, isSending } = useSend('PUT', '/api/organizer/series/publication');
  const { _id: seriesId, isPublished, publishedAt, stages } = series;

  return (
    <StateStrip
      aria-label={messages.state}
      state={isPublished ? messages.isPublished : messages.draft}
      tone={isPublished ? 'success' : 'warning'}
      title={
        isPublished && publishedAt ? (
          <>
            {messages.since} <DateTime at={publishedAt} inSentence />
          </>
        ) : (
          messages.seenByYou
        )
      }
      actions={
        <Button
          kind={isPublished ? 'quiet' : 'primary'}
          busy={isSending}
          onClick={() => void send({ body: { seriesId, isPublished: !isPublished } })}
        >
          <Icon of={isPublished ? EyeOff : Eye} /> {isPublished ? messages.hide : messages.publish}
        </Button>
      }
    >
      {stages.length === 0 && `${messages.noStages} `}
      <Link href={seriesHref(series)}>{messages.page}</Link>
    </StateStrip>
  );
}
