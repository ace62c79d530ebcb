import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** Sections of the transfer page; without NFTs there is one alone. */
export function TransferTabs({ current }: { current: 'single' | 'nft' }) {
  const { views } = useStrings('wallet').transfer;
  const { chain } = useBoot();
  if (!chain.features.nft) return null;
  return (
    <Tabs
      label={views.label}
      current={current}
      tabs={[
        { id: 'single', label: views.single, path: '/wallet/transfer' },
        { id: 'nft', label: views.nft, path: '/wallet/transfer/nft' },
      ]}
    />
  );
}
