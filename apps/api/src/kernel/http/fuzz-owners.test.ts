import { describeFuzz } from '../../testing/fuzz/describe-fuzz.ts';

describeFuzz(['clubModerator', 'organizer', 'moderator', 'admin']);
