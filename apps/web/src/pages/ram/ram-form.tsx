import type { RamPrice } from '@antescope/sources/market/ram-price';
import { buyRamByAmount, buyRamByBytes, sellRamBytes } from '@antescope/wallet/tools/ram';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { freeOf } from '../../domain/account/free-ram.ts';

interface RamFormProps {
  market: RamPrice;
  side: 'buy' | 'sell';
  /** Receiver of a purchase to start with. */
  receiver: string | undefined;
}

/** Buys or sells RAM of the connected account. */
export function RamForm({ market, side, receiver: to = '' }: RamFormProps) {
  const strings = useStrings('pages/ram');
  const { chain } = useBoot();
  const { read, refresh } = useOwnAccount(useActor().actor);
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, faults, notes } = strings;
  const bytes = { amount: { label: strings.bytes } };
  const receiver = { label: strings.receiver, hint: strings.self };
  const again = side === 'buy' ? strings.buyAgain : strings.sellAgain;
  // Without the own account the form offers no parts of it.
  const parts = read.state === 'ready' ? { liquid: read.value.liquid, free: freeOf(read.value.ram) } : {};
  const facts = { ...market, ...parts };
  const loading = read.state === 'loading';
  if (side === 'sell')
    return (
      <ToolForm
        tools={[withStrings(sellRamBytes, { fields: bytes, acts, faults, notes, again })]}
        facts={facts}
        loading={loading}
        onSettled={refresh}
      />
    );
  return (
    <ToolForm
      tools={[
        withStrings(buyRamByBytes, { fields: { ...bytes, receiver }, acts, faults, notes, again }, strings.byBytes),
        withStrings(
          buyRamByAmount,
          { fields: { amount: { label: strings.amount(code) }, receiver }, acts, faults, notes, again },
          strings.byAmount(code),
        ),
      ]}
      choice={{ label: strings.by, style: 'select' }}
      facts={facts}
      loading={loading}
      initial={{ receiver: to }}
      onSettled={refresh}
    />
  );
}
