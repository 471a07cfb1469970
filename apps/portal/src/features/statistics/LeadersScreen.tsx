import { Section, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { PowerSwitch } from '../shared/riders/PowerSwitch.tsx';
import { Leaders } from './Leaders.tsx';
import { ru as statisticsMessages } from './messages/ru.ts';
import { StatisticsPage } from './StatisticsPage.tsx';

const intervals = [15, 60, 300, 1200];
const minute = 60;

/** Renders the strongest men over each interval. */
export function LeadersMaleScreen() {
  return <LeadersOf sex="male" />;
}

/** Renders the strongest women over each interval. */
export function LeadersFemaleScreen() {
  return <LeadersOf sex="female" />;
}

function LeadersOf({ sex }: { sex: 'male' | 'female' }) {
  const messages = useMessages(statisticsMessages);

  return (
    <StatisticsPage tab={sex === 'male' ? 'leadersMale' : 'leadersFemale'}>
      <Toolbar>
        <span>{messages.leadersNote}</span>
        <ToolbarSpacer />
        <PowerSwitch />
      </Toolbar>
      {intervals.map((interval) => (
        <Section
          key={interval}
          title={interval < minute ? messages.seconds(interval) : messages.minutes(Math.round(interval / minute))}
        >
          <Leaders sex={sex} intervals={[interval]} />
        </Section>
      ))}
    </StatisticsPage>
  );
}
