import type { NameBid } from '@antescope/sources/table/tables/system';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { checkBid, type BidInput } from './bid-input.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

// The wallet's code comes when a person wants to act.
const ActPanel = lazy(() =>
  loadPart(() => import('../../wallet/act-panel.tsx')).then((module) => ({ default: module.ActPanel })),
);

/** Bids for a name; `known` are the auctions that the page lists, whole or in part. */
export function BidForm({ known, whole, name }: { known: readonly NameBid[]; whole: boolean; name: string }) {
  const strings = useStrings('pages/namebids');
  const { chain } = useBoot();
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const [input, setInput] = useState<BidInput>({ name, amount: '' });
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<{ name: string; bid: string } | null>(null);
  const auction = known.find((row) => row.name === input.name.trim().toLowerCase());
  const highest = auction === undefined ? (whole ? 0n : null) : BigInt(auction.bid);
  const checked = checkBid(input, { symbol: { code, precision }, highest, strings });
  const faults = shown && !checked.ok ? checked.faults : null;
  const change = (part: Partial<BidInput>): void => {
    setInput({ ...input, ...part });
    setAsked(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShown(true);
    setAsked(checked.ok ? { name: checked.name, bid: checked.bid } : null);
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4 py-4 lg:max-w-none">
      <Field
        label={strings.newName}
        value={input.name}
        error={faults?.name ?? null}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label={strings.amount(code)}
        value={input.amount}
        error={faults?.amount ?? null}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        onChange={(event) => change({ amount: event.target.value })}
      />
      {asked === null ? (
        <Button type="submit" kind="primary">
          {checked.ok ? strings.act(checked.bid, checked.name) : strings.actPlain}
        </Button>
      ) : (
        <Suspense fallback={null}>
          <ActPanel
            label={strings.act(asked.bid, asked.name)}
            actionsKey={JSON.stringify(asked)}
            actions={({ actor, permission }) => [
              {
                account: chain.systemAccounts.system,
                name: 'bidname',
                authorization: [{ actor, permission }],
                data: { bidder: actor, newname: asked.name, bid: asked.bid },
              },
            ]}
          />
        </Suspense>
      )}
    </form>
  );
}
