import { useStrings } from '../../i18n/strings.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** The acts with RAM that the chain has. */
export function RamTabs({ current }: { current: 'buy' | 'sell' | 'transfer' }) {
  const strings = useStrings('pages/ram');
  const exists = useRouteExists();
  const tabs = (['buy', 'sell', 'transfer'] as const).map((id) => ({
    id,
    label: strings[id],
    path: `/wallet/ram/${id}`,
  }));
  return <Tabs label={strings.sections} current={current} tabs={tabs.filter(({ path }) => exists(path))} />;
}
