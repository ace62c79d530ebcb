import { useStrings } from '../../i18n/strings.ts';
import { Tabs } from '../../ui/tabs.tsx';

export function NameTabs({ current }: { current: 'addresses' | 'domains' }) {
  const strings = useStrings('pages/addresses');
  const tabs = (['addresses', 'domains'] as const).map((id) => ({ id, label: strings[id], path: `/${id}` }));
  return <Tabs label={strings.lists} current={current} tabs={tabs} />;
}
