import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** Sections of the transfer page. */
export function TransferTabs({ current }: { current: 'single' | 'multi' | 'batch' | 'nft' | 'nft-batch' }) {
  const { views } = useStrings('wallet').transfer;
  const { features } = useBoot().chain;
  // FIO has transfers to one receiver only.
  if (features.handles) return null;
  return (
    <Tabs
      label={views.label}
      current={current}
      tabs={[
        { id: 'single', label: views.single, path: '/wallet/transfer' },
        { id: 'multi', label: views.multi, path: '/wallet/transfer/multi' },
        { id: 'batch', label: views.batch, path: '/wallet/transfer/batch' },
        ...(features.nft
          ? ([
              { id: 'nft', label: views.nft, path: '/wallet/transfer/nft' },
              { id: 'nft-batch', label: views.nftBatch, path: '/wallet/transfer/nft-batch' },
            ] as const)
          : []),
      ]}
    />
  );
}
