import { streamsBody } from '@otryv/contract/schemas';
import { Checkbox, TextField, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const none = {
  twitch: { channelName: '', isEnabled: false },
  youtube: { channelHandle: '', isEnabled: false },
};
const { Form, Field } = formOf(streamsBody, { streams: none });

export interface StreamChoice {
  streams: typeof none;
}

export type StreamsFormProps = Omit<FormProps<StreamChoice, StreamChoice>, 'validates' | 'children'>;

/** A rider's streaming channels. */
export function StreamsForm({ disabled = false, ...props }: StreamsFormProps) {
  const messages = useMessages(accountCatalogues);
  const common = { disabled, required: false };

  return (
    <Form tracksChanges submitLabel={messages.saveStreams} disabled={disabled} {...props}>
      <Field name="streams.twitch.isEnabled" as={Checkbox} label={messages.showTwitch} {...common} />
      <Field name="streams.twitch.channelName" as={TextField} label={messages.twitchName} limit={25} {...common} />
      <Field name="streams.youtube.isEnabled" as={Checkbox} label={messages.showYoutube} {...common} />
      <Field
        name="streams.youtube.channelHandle"
        as={TextField}
        label={messages.youtubeHandle}
        limit={60}
        {...common}
      />
    </Form>
  );
}
