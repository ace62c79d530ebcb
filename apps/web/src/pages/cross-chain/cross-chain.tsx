import type { AvailableFeatures } from '@antescope/sources/services/identity/identity';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { useRead } from '../../lib/use-read.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { SigningSteps } from '../../wallet/tools/signing-steps.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { ConnectFirst } from '../../wallet/session/connect-first.tsx';
import type { BridgeSettings } from './bridge-settings.ts';
import { DepositForm } from './deposit-form.tsx';
import { Notice } from './notice.tsx';
import { Records } from './records.tsx';
import { SwapForm } from './swap-form.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import type { CrossChainTab } from './cross-chain-tab.ts';
import { messageOf } from './message-of.ts';

/** The form of the tab for what the account may use, and its records. */
export function CrossChain({ tab }: { tab: CrossChainTab }) {
  const strings = useStrings('pages/cross-chain');
  const { list } = useMessages();
  const { base } = useBoot();
  const { session } = useWallet();
  const actor = session?.actor ?? null;
  const { read: settings } = useRead('settings', (signal) =>
    relay<BridgeSettings>(base, 'bridge/settings', {}, signal),
  );
  const { read: features } = useRead(actor, (signal) =>
    relay<AvailableFeatures>(base, 'identity/features', { account: actor }, signal),
  );
  if (settings.state === 'failed') return <Notice tone="negative">{strings.failed(messageOf(settings.error))}</Notice>;
  if (settings.state !== 'ready') return <SkeletonRows rows={8} label={list.loading} />;
  const { swap = null, wrap = null } = settings.value ?? {};
  const service = tab === 'swap' ? swap : wrap;
  if (service === null) return <Notice>{strings.notConfigured[tab === 'swap' ? 'swap' : 'bridge']}</Notice>;
  if (actor === null)
    return (
      <ConnectFirst>
        <SigningSteps />
      </ConnectFirst>
    );
  if (features.state === 'failed') return <Notice tone="negative">{strings.failed(messageOf(features.error))}</Notice>;
  if (features.state !== 'ready') return <SkeletonRows rows={8} label={list.loading} />;
  const allowed = tab === 'swap' ? features.value?.swap : features.value?.bridge;
  return (
    <div className="grid gap-4">
      {allowed !== true && <Notice>{strings.unavailable[tab === 'swap' ? 'swap' : 'bridge'](actor)}</Notice>}
      {allowed === true && tab === 'swap' && swap !== null && <SwapForm actor={actor} symbols={swap.symbols} />}
      {allowed === true && tab === 'deposit' && wrap !== null && <DepositForm actor={actor} wrap={wrap} />}
      {allowed === true && tab === 'withdraw' && wrap !== null && <WithdrawForm actor={actor} wrap={wrap} />}
      {tab !== 'swap' && <Records actor={actor} />}
    </div>
  );
}
