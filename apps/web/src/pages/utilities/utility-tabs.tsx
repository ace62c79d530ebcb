import { useStrings } from '../../i18n/strings.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { pathOf, type UtilityView, utilityViews } from './views.ts';

/** The views of the utilities. */
export function UtilityTabs({ current }: { current: UtilityView }) {
  const { sections, views } = useStrings('pages/utilities');
  return (
    <Tabs
      label={sections}
      current={current}
      tabs={utilityViews.map((id) => ({ id, label: views[id], path: pathOf(id) }))}
    />
  );
}
