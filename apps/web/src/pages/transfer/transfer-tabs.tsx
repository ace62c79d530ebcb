import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** Sections of the transfer page. */
export function TransferTabs({ current }: { current: 'single' | 'multi' | 'batch' | 'nft' | 'nft-batch' }) {
  const { views } = useStrings('wallet').transfer;
  const { chain } = useBoot();
  return (
    <Tabs
      label={views.label}
      current={current}
      tabs={[
        { id: 'single', label: views.single, path: '/wallet/transfer' },
        { id: 'multi', label: views.multi, path: '/wallet/transfer/multi' },
        { id: 'batch', label: views.batch, path: '/wallet/transfer/batch' },
        ...(chain.features.nft
          ? ([
              { id: 'nft', label: views.nft, path: '/wallet/transfer/nft' },
              { id: 'nft-batch', label: views.nftBatch, path: '/wallet/transfer/nft-batch' },
            ] as const)
          : []),
      ]}
    />
  );
}
