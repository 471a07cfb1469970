import { lateParts } from './lateParts.js';
import { plainEnglish } from './plainEnglish.js';

export default { meta: { name: 'otryv' }, rules: { 'late-parts': lateParts, 'plain-english': plainEnglish } };
