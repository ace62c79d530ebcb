import { knownFailure } from '@antescope/wallet/transact/known-failure';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';

interface ResourceLinkProps {
  /** The chain's message. */
  failure: string;
  /** Account that the transaction's CPU and NET are billed to; undefined: not known. */
  billed: string | undefined;
}

/** Leads to the form that gets the account the resource that a transaction lacked; nothing for other failures. */
export function ResourceLink({ failure, billed }: ResourceLinkProps) {
  const { buyRam, rentBandwidth, stakeBandwidth } = useStrings('wallet');
  const { resources, features } = useBoot().chain;
  const known = knownFailure(failure);
  if (known === 'ram-exceeded' && resources.ram !== 'granted') {
    // 'account bob has insufficient ram; …'
    return <FormLink path="/wallet/ram/buy" receiver={failure.split(' ')[1]} label={buyRam} />;
  }
  if (known !== 'cpu-exceeded' && known !== 'net-exceeded') return null;
  if (features.rentBandwidth) return <FormLink path="/wallet/powerup" receiver={billed} label={rentBandwidth} />;
  if (resources.bandwidth !== 'staked') return null;
  return <FormLink path="/wallet/resources/stake" receiver={billed} label={stakeBandwidth} />;
}

function FormLink({ path, receiver, label }: { path: string; receiver: string | undefined; label: string }) {
  return (
    <AppLink path={path} search={receiver === undefined ? {} : { receiver }} className="link text-sm">
      {label}
    </AppLink>
  );
}
