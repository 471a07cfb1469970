import '@otryv/ui/styles.css';
import '@otryv/forms/styles.css';
import { CategoryChangeForm, type StageDecision } from '@otryv/forms';
import { OtryvProvider } from '@otryv/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const decision: StageDecision = {
  seriesId: '66e5c0ffee00000000000007',
  stageResultId: '66e5c0ffee00000000000007.4.1001',
  profile: { firstName: 'Прохор', lastName: 'Утёсов-Яров', countryAlpha3: 'RUS' },
  categoryInRace: 'A',
  category: 'A',
  penalty: null,
  disqualification: null,
};

/** Renders a form of ours in a page of another club, which submits its values. */
function Decision() {
  const [sent, setSent] = useState('');

  return (
    <OtryvProvider flagUrl="/flags/{code}.svg">
      <CategoryChangeForm
        decision={decision}
        categories={['APlus', 'A', 'B']}
        onSubmit={(change) => setSent(JSON.stringify(change))}
      />
      <output id="sent">{sent}</output>
    </OtryvProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Decision />);
