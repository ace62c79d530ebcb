import { usePageWords } from '../../i18n/page-words.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { voteWords } from './words.ts';

export function VoteTabs({ current }: { current: 'producers' | 'proxies' }) {
  const words = usePageWords(voteWords);
  return (
    <Tabs
      label={words.sections}
      current={current}
      tabs={[
        { id: 'producers', label: words.producers, path: '/vote' },
        { id: 'proxies', label: words.proxies, path: '/vote/proxies' },
      ]}
    />
  );
}
