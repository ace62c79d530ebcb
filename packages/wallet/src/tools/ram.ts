import { groupDigits } from '@antescope/codec/bytes/group-digits';
import { parseAsset } from '@antescope/codec/chain/asset';
import { buyRam, buyRamBytes, type RamMarket, sellRam } from '@antescope/economics/ram';
import { defineTool } from './define-tool.ts';
import { accountField, amountField, integerField, textField, type ToolContext } from './field.ts';
import { type OwnBalance, payable } from './own-balance.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import { type Spendable, systemSymbol, type ToolChain } from './tool-chain.ts';
import { assetText } from './units.ts';

/** The market's row, '68564885668 RAM' and '1002257.9367 EOS'. */
export interface RamFacts extends OwnBalance {
  base: string;
  quote: string;
  /** Bytes that the account does not use; absent or null: not known. */
  free?: string | null;
}

/** Largest number of bytes that the contract's actions take. */
const mostBytes = 0xffff_ffffn;

const gate = ({ resources }: ToolChain): boolean => resources.ram !== 'granted';
const bytes = integerField({ most: mostBytes });
const receiver = accountField({ optional: true });

/** Less than a unit of the token. */
const tooLittle = [{ field: 'amount', fault: phrase('ram-too-little') }] as const;

function marketOf({ facts }: ToolContext<RamFacts>): RamMarket {
  return { bytes: parseAsset(facts.base).units, units: parseAsset(facts.quote).units };
}

function asset(context: ToolContext<RamFacts>, units: bigint): string {
  const { precision, code } = parseAsset(context.facts.quote);
  return assetText(units, { precision, code });
}

/** '1,234' */
function bytesText(bytes: bigint): string {
  return groupDigits(bytes.toString());
}

/** What `sellram` and `ramtransfer` take; the bytes in use remain. */
function freeBytes({ facts: { free } }: ToolContext<Pick<RamFacts, 'free'>>): Spendable | null {
  if (free === undefined || free === null || BigInt(free) <= 0n) return null;
  return { units: BigInt(free), symbol: { code: 'RAM', precision: 0 }, contract: null };
}

/** Less free RAM than a few table rows take: the review says what is left. */
const fewBytes = 1024n;

/** Only bytes that are not in use can be given away; `free` null: not known, which is left to the chain. */
function inUseFault(amount: bigint, free: string | null | undefined) {
  if (free === undefined || free === null || amount <= BigInt(free)) return [];
  return [{ field: 'amount', fault: phrase('ram-in-use', bytesText(BigInt(free))) }] as const;
}

function leftWarning(amount: bigint, free: string | null | undefined) {
  if (free === undefined || free === null || BigInt(free) - amount >= fewBytes) return [];
  return [phrase('ram-left', bytesText(BigInt(free) - amount))];
}

export const buyRamByBytes = defineTool<RamFacts>()({
  id: 'buyrambytes',
  gate,
  fields: { amount: bytes, receiver },
  check: ({ amount }, context) => {
    const market = marketOf(context);
    if (amount >= market.bytes) return [{ field: 'amount', fault: phrase('ram-not-available') }];
    return amount * market.units < market.bytes ? tooLittle : [];
  },
  estimate: ({ amount }, context) => ({
    field: 'amount',
    text: phrase('ram-cost', asset(context, buyRamBytes(marketOf(context), amount).units)),
  }),
  summary: ({ amount, receiver: to }) =>
    to === '' ? phrase('buy-ram', bytesText(amount)) : phrase('buy-ram-for', bytesText(amount), to),
  actions: ({ amount, receiver: to }, { chain, level }) => [
    systemAction(chain, level, 'buyrambytes', {
      payer: level.actor,
      receiver: to === '' ? level.actor : to,
      bytes: Number(amount),
    }),
  ],
});

export const buyRamByAmount = defineTool<RamFacts>()({
  id: 'buyram',
  gate,
  fields: {
    amount: amountField<RamFacts>({ symbol: ({ chain }) => systemSymbol(chain), available: payable }),
    receiver,
  },
  check: ({ amount }, context) => (buyRam(marketOf(context), amount).bytes > 0n ? [] : tooLittle),
  estimate: ({ amount }, context) => ({
    field: 'amount',
    text: phrase('ram-bytes', bytesText(buyRam(marketOf(context), amount).bytes)),
  }),
  summary: ({ amount, receiver: to }, context) =>
    to === ''
      ? phrase('buy-ram-amount', asset(context, amount))
      : phrase('buy-ram-amount-for', asset(context, amount), to),
  actions: ({ amount, receiver: to }, { chain, level, ...context }) => [
    systemAction(chain, level, 'buyram', {
      payer: level.actor,
      receiver: to === '' ? level.actor : to,
      quant: asset({ chain, ...context }, amount),
    }),
  ],
});

export const sellRamBytes = defineTool<RamFacts>()({
  id: 'sellram',
  gate,
  fields: { amount: integerField<RamFacts>({ most: mostBytes, available: freeBytes }) },
  check: ({ amount }, context) =>
    sellRam(marketOf(context), amount).units > 0n ? inUseFault(amount, context.facts.free) : tooLittle,
  estimate: ({ amount }, context) => ({
    field: 'amount',
    text: phrase('ram-yield', asset(context, sellRam(marketOf(context), amount).units)),
  }),
  summary: ({ amount }) => phrase('sell-ram', bytesText(amount)),
  warnings: ({ amount }, { facts }) => leftWarning(amount, facts.free),
  actions: ({ amount }, { chain, level }) => [
    systemAction(chain, level, 'sellram', { account: level.actor, bytes: Number(amount) }),
  ],
});

export interface RamTransferFacts {
  /** Connected account; null: none. */
  actor: string | null;
  /** Bytes that it does not use; null: not known. */
  free: string | null;
}

/** Gives RAM to another account without selling it. */
export const transferRam = defineTool<RamTransferFacts>()({
  id: 'ramtransfer',
  gate: (chain) => gate(chain) && chain.contractVariants.ramTransfer,
  fields: {
    to: accountField(),
    amount: integerField<RamTransferFacts>({ most: mostBytes, available: freeBytes }),
    memo: textField({ mostBytes: 256 }),
  },
  check: ({ to, amount }, { facts }) => {
    if (to === facts.actor) return [{ field: 'to', fault: phrase('ram-to-self') }];
    return inUseFault(amount, facts.free);
  },
  summary: ({ to, amount }) => phrase('transfer-ram', bytesText(amount), to),
  warnings: ({ amount }, { facts }) => leftWarning(amount, facts.free),
  actions: ({ to, amount, memo }, { chain, level }) => [
    systemAction(chain, level, 'ramtransfer', { from: level.actor, to, bytes: Number(amount), memo }),
  ],
});
