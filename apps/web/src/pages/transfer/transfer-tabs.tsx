import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** Sections of the transfer page. */
export function TransferTabs({ current }: { current: 'single' | 'multi' | 'nft' }) {
  const { views } = useStrings('wallet').transfer;
  const { chain } = useBoot();
  return (
    <Tabs
      label={views.label}
      current={current}
      tabs={[
        { id: 'single', label: views.single, path: '/wallet/transfer' },
        { id: 'multi', label: views.multi, path: '/wallet/transfer/multi' },
        ...(chain.features.nft ? [{ id: 'nft', label: views.nft, path: '/wallet/transfer/nft' } as const] : []),
      ]}
    />
  );
}
