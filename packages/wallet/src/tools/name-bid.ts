import { minBid } from '@antescope/economics/name-bid';
import { defineTool } from './define-tool.ts';
import { amountField, type Field } from './field.ts';
import { type OwnBalance, payable } from './own-balance.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import { systemSymbol } from './tool-chain.ts';
import { assetText } from './units.ts';

export interface NameBidFacts extends OwnBalance {
  /** Highest known bid by name, in units of the token. */
  highest: ReadonlyMap<string, bigint>;
  /** `highest` holds every name that has a bid. */
  complete: boolean;
}

/** A name that is auctioned: shorter than 12 characters and without a dot. */
const auctionedName: Field<string, unknown> = {
  kind: 'account',
  initial: '',
  optional: false,
  read: (text) => {
    const name = text.trim().toLowerCase();
    if (name === '') return { ok: false, fault: phrase('account-missing') };
    return /^[a-z1-5]{1,11}$/.test(name) ? { ok: true, value: name } : { ok: false, fault: phrase('bid-name-invalid') };
  },
};

/** Bids for a short account name. */
export const nameBid = defineTool<NameBidFacts>()({
  id: 'bidname',
  gate: ({ features }) => !features.handles,
  fields: {
    name: auctionedName,
    amount: amountField<NameBidFacts>({ symbol: ({ chain }) => systemSymbol(chain), available: payable }),
  },
  check: ({ name, amount }, { chain, facts }) => {
    // Of a name beyond the known ones only the chain knows whether it has a bid.
    const highest = facts.highest.get(name) ?? (facts.complete ? 0n : null);
    if (highest === null || highest === 0n) return [];
    const least = minBid(highest);
    if (amount >= least) return [];
    return [{ field: 'amount', fault: phrase('bid-too-low', assetText(least, systemSymbol(chain))) }];
  },
  summary: ({ name, amount }, { chain }) => phrase('bid', assetText(amount, systemSymbol(chain)), name),
  actions: ({ name, amount }, { chain, level }) => [
    systemAction(chain, level, 'bidname', {
      bidder: level.actor,
      newname: name,
      bid: assetText(amount, systemSymbol(chain)),
    }),
  ],
});
