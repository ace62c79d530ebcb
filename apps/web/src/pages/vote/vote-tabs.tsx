import { Tabs } from '../../ui/tabs.tsx';
import { useStrings } from '../../i18n/strings.ts';

export function VoteTabs({ current }: { current: 'producers' | 'proxies' }) {
  const strings = useStrings('pages/vote');
  return (
    <Tabs
      label={strings.sections}
      current={current}
      tabs={[
        { id: 'producers', label: strings.producers, path: '/vote' },
        { id: 'proxies', label: strings.proxies, path: '/vote/proxies' },
      ]}
    />
  );
}
