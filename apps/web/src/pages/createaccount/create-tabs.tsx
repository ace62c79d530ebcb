import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { Tabs } from '../../ui/tabs.tsx';

const base = '/wallet/create-account';
export const advancedPath = `${base}/advanced`;
const emailPath = `${base}/link-email`;

/** The forms around new accounts; email only where the chain has a service for it. */
export function CreateTabs({ current }: { current: 'simple' | 'advanced' | 'email' }) {
  const strings = useStrings('pages/createaccount');
  const exists = useRouteExists();
  const { features } = useBoot().chain;
  // XPR Network gives new accounts their resources.
  const views = features.xprStaking ? [] : [{ id: 'advanced', label: strings.views.advanced, path: advancedPath }];
  const email = exists(emailPath) ? [{ id: 'email', label: strings.views.email, path: emailPath }] : [];
  return (
    <Tabs
      label={strings.title}
      current={current}
      tabs={[{ id: 'simple', label: strings.views.simple, path: base }, ...views, ...email]}
    />
  );
}
