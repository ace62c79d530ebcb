import type { NameBid } from '@antescope/sources/table/tables/system';
import { nameBid } from '@antescope/wallet/tools/name-bid';
import { usePageWords } from '../../i18n/page-words.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';
import { nameBidsWords } from './words.ts';

/** Bids for a name; `known` are the auctions that the page lists, whole or in part. */
export function BidForm({ known, whole, name }: { known: readonly NameBid[]; whole: boolean; name: string }) {
  const words = usePageWords(nameBidsWords);
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, faults, again } = words;
  const fields = { name: { label: words.newName }, amount: { label: words.amount(code) } };
  return (
    <ToolForm
      tools={[worded(nameBid, { fields, acts, faults, notes: {}, again })]}
      facts={{ highest: new Map(known.map((row) => [row.name, BigInt(row.bid)])), complete: whole }}
      initial={{ name }}
    />
  );
}
