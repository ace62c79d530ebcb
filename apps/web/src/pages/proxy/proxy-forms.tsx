import {
  hasProxyInfo,
  type ProxyFacts,
  registerProxy,
  registerProxyWithInfo,
  unregisterProxy,
} from '@antescope/wallet/tools/proxy';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';

export interface OwnProxy {
  voter: ProxyFacts['voter'];
  loading: boolean;
  refresh: () => void;
}

/** Registers the account, with a description where the chain has a contract for them. */
export function RegisterForm({ own: { voter, loading, refresh } }: { own: OwnProxy }) {
  const strings = useStrings('pages/proxy');
  const { chain } = useBoot();
  const { acts, faults, notes, again } = strings;
  const shared = { facts: { voter }, loading, onSettled: refresh };
  if (!hasProxyInfo(chain))
    return <ToolForm tools={[worded(registerProxy, { fields: {}, acts, faults, notes, again })]} {...shared} />;
  const fields = {
    name: { label: strings.name, hint: strings.optional },
    slogan: { label: strings.slogan },
    philosophy: { label: strings.philosophy },
    background: { label: strings.background },
    website: { label: strings.website },
    logo_256: { label: strings.logo },
    telegram: { label: 'Telegram' },
    steemit: { label: 'Steemit' },
    twitter: { label: 'Twitter' },
    wechat: { label: 'WeChat' },
  };
  return <ToolForm tools={[worded(registerProxyWithInfo, { fields, acts, faults, notes, again })]} {...shared} />;
}

/** Ends the registration. */
export function UnregisterForm({ own: { voter, loading, refresh } }: { own: OwnProxy }) {
  const strings = useStrings('pages/proxy');
  const { acts, faults, notes, again } = strings;
  return (
    <ToolForm
      tools={[worded(unregisterProxy, { fields: {}, acts, faults, notes, again })]}
      facts={{ voter }}
      loading={loading}
      onSettled={refresh}
    />
  );
}
