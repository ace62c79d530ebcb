import { Tabs } from '../../ui/tabs.tsx';
import { useStrings } from '../../i18n/strings.ts';

export function StatsTabs({ current }: { current: 'activity' | 'votes' }) {
  const strings = useStrings('pages/stats');
  return (
    <Tabs
      label={strings.sections}
      current={current}
      tabs={[
        { id: 'activity', label: strings.activity, path: '/stats/activity' },
        { id: 'votes', label: strings.votes, path: '/stats/votes' },
      ]}
    />
  );
}
