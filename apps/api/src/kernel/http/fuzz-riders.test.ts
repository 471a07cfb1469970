import { describeFuzz } from '../../testing/fuzz/describe-fuzz.ts';

describeFuzz(['guest', 'user', 'teamCreator', 'viceCaptain']);
