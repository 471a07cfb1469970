import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Prose } from './Prose.tsx';

describe('<Prose />', () => {
  describeConformance((props) => <Prose {...props} />);
});
