/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  event_not_found: 'The event was not found. Check the address or look it up in the schedule.',
  event_not_started: 'The event has not started. Results appear after the finish.',
  event_known: 'This event has been added before. Refresh it instead of adding it again.',
  event_changed_in_game:
    'The event was changed in the game while you edited it. Open it again: your changes are kept in the draft.',
  event_frozen: 'The event has started, and the game does not change it any more. Save only what the site keeps.',
  event_start_fixed: 'The game does not move the start of a time trial. Restore the time, or create another event.',
  event_series_unknown: 'There is no such series. Choose one from the list, or leave the field empty.',
  event_refused_by_game: 'The game refused the event, and nothing changed in it. Correct it and send it again.',
  event_outcome_unknown:
    'The game did not answer, and may or may not have written the event. Repeat in a minute: the site first looks at what the game has, and creates no second event.',
  event_not_moderated:
    "The bot does not moderate the club of this event in the game. Make it the club's moderator, and repeat.",
  event_not_whole: 'The game did not write the event as it was sent.',
  event_gone_from_game:
    'The game no longer has this event, so nothing can be saved in it. Your changes are kept in the draft.',
  event_deletion_refused:
    'The game refused to delete the event: it is still in the game and on the site. To remove it from the site alone, delete it without the game.',
  event_deletion_unknown:
    'The game did not confirm that it deleted the event. The site still has it; try again in a minute.',
};
