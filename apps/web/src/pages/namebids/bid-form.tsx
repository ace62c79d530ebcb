import type { NameBid } from '@antescope/sources/table/tables/system';
import type { ReactNode } from 'react';
import { nameBid } from '@antescope/wallet/tools/name-bid';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';

interface BidFormProps {
  /** Auctions that the page lists. */
  known: readonly NameBid[];
  /** These are all auctions. */
  whole: boolean;
  name: string;
  /** The list below the form. */
  children: ReactNode;
}

/** Bids for a name. */
export function BidForm({ known, whole, name, children }: BidFormProps) {
  const strings = useStrings('pages/namebids');
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { read, refresh } = useOwnAccount(useActor().actor);
  const { acts, faults, again } = strings;
  const fields = { name: { label: strings.newName }, amount: { label: strings.amount(code) } };
  return (
    <ToolForm
      tools={[withStrings(nameBid, { fields, acts, faults, notes: {}, again })]}
      facts={{
        highest: new Map(known.map((row) => [row.name, BigInt(row.bid)])),
        complete: whole,
        liquid: read.state === 'ready' ? read.value.liquid : null,
      }}
      loading={read.state === 'loading'}
      onSettled={refresh}
      initial={{ name }}
      below={children}
    />
  );
}
