import { usePageWords } from '../../../i18n/page-words.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { chainWords } from '../words.ts';

/** The pages of the chain's statistics. */
export function StatsTabs({ current }: { current: 'activity' | 'votes' }) {
  const words = usePageWords(chainWords).stats;
  return (
    <Tabs
      label={words.sections}
      current={current}
      tabs={[
        { id: 'activity', label: words.activity, path: '/stats/activity' },
        { id: 'votes', label: words.votes, path: '/stats/votes' },
      ]}
    />
  );
}
