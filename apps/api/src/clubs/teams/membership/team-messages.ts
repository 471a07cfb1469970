import { Injectable } from '@nestjs/common';
import { fillPattern } from '@otryv/contract/addresses';
import type { Session } from '../../../kernel/database/session.ts';
import { imageUrlsOf } from '../../../kernel/files/images.ts';
import type { Sender } from '../../../people/messages/message-senders.ts';
import { MessagesService } from '../../../people/messages/messages.service.ts';
import type { StoredTeam } from '../records/team.ts';

interface TeamMessage {
  userIds: readonly string[];
  text: string;
  from?: Sender;
  /** Target of its link; the team page by default. */
  at?: 'control' | { zwiftId: number | null };
}

/** Messages of a team, with its logo and its address. */
@Injectable()
export class TeamMessages {
  constructor(private readonly messages: MessagesService) {}

  async write(team: StoredTeam, { userIds, text, from, at }: TeamMessage, session: Session): Promise<void> {
    const logos = imageUrlsOf(team.logo);
    await this.messages.write(
      {
        // Captains and members are also notified of actions they take themselves.
        userIds,
        by: null,
        from,
        text,
        type: 'team',
        title: team.name,
        entityUrl: urlOf(team, at),
        entityLogo: logos?.small ?? logos?.original ?? null,
      },
      session,
    );
  }
}

function urlOf({ urlSlug }: StoredTeam, at: TeamMessage['at']): string {
  if (at === 'control') return fillPattern('/teams/:urlSlug/control/members', { urlSlug });
  const zwiftId = at?.zwiftId ?? null;
  if (zwiftId !== null) return fillPattern('/profile/:zwiftId/results', { zwiftId });
  return fillPattern('/teams/:urlSlug/members', { urlSlug });
}
