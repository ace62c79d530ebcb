import { useState } from 'react';
import {
  hasProxyInfo,
  type ProxyFacts,
  registerProxy,
  registerProxyWithInfo,
  removeProxyInfo,
  unregisterProxy,
} from '@antescope/wallet/tools/proxy';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useProxyInfo } from './use-proxy-info.ts';

export interface OwnProxy {
  /** Connected account; null: none. */
  actor: string | null;
  voter: ProxyFacts['voter'];
  loading: boolean;
  refresh: () => void;
}

/** Registers the account, with a description where the chain has a contract for them. */
export function RegisterForm({ actorProxy }: { actorProxy: OwnProxy }) {
  const strings = useStrings('pages/proxy');
  const { chain } = useBoot();
  const { shared, isPossible } = useProxyForm(actorProxy, false);
  const { acts, faults, notes, again } = strings;
  if (hasProxyInfo(chain)) return <DescriptionForm actorProxy={actorProxy} />;
  return (
    isPossible && (
      <ToolForm tools={[withStrings(registerProxy, { fields: {}, acts, faults, notes, again })]} {...shared} />
    )
  );
}

/** Registers the account with a description; for a registered proxy, sets the description or removes it. */
function DescriptionForm({ actorProxy }: { actorProxy: OwnProxy }) {
  const strings = useStrings('pages/proxy');
  const { read, refresh } = useProxyInfo(actorProxy.actor);
  const { acts, faults, notes, again } = strings;
  const info = read.state === 'ready' ? read.value : undefined;
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
  const set = withStrings(registerProxyWithInfo, { fields, acts, faults, notes, again }, strings.describe);
  const remove = withStrings(removeProxyInfo, { fields: {}, acts, faults, notes, again }, strings.removeDescription);
  return (
    <>
      {read.state === 'failed' && (
        <p role="alert" className="text-sm text-negative">
          {strings.descriptionFailed}
        </p>
      )}
      <ToolForm
        tools={info === undefined || info === null ? [set] : [set, remove]}
        choice={{ label: strings.change, style: 'radio' }}
        facts={{ voter: actorProxy.voter, ...(info === undefined ? {} : { info }) }}
        loading={actorProxy.loading || read.state === 'loading'}
        initial={{ ...info }}
        onSettled={() => {
          actorProxy.refresh();
          refresh();
        }}
      />
    </>
  );
}

/** Ends the registration. */
export function UnregisterForm({ actorProxy }: { actorProxy: OwnProxy }) {
  const { acts, faults, notes, again } = useStrings('pages/proxy');
  const { shared, isPossible } = useProxyForm(actorProxy, true);
  return (
    isPossible && (
      <ToolForm tools={[withStrings(unregisterProxy, { fields: {}, acts, faults, notes, again })]} {...shared} />
    )
  );
}

/**
 * `isPossible`: the chain refuses the change for an account that is in the state already. The receipt stays after the
 * account is.
 */
function useProxyForm({ actor, voter, loading, refresh }: OwnProxy, from: boolean) {
  const [settled, setSettled] = useState<string | null>(null);
  const onSettled = (): void => {
    setSettled(actor);
    refresh();
  };
  const isPossible = actor === null || settled === actor || (!loading && voter?.isProxy !== !from);
  return { shared: { facts: { voter }, loading, onSettled, onAgain: () => setSettled(null) }, isPossible };
}
