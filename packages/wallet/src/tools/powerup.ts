import { parseAsset } from '@antescope/codec/chain/asset';
import { fractionFor, marketAt, type PowerUpQuote, quotePowerUp } from '@antescope/economics/powerup';
import { powerUpMarkets } from '@antescope/sources/market/powerup-markets';
import type { PowerupState } from '@antescope/sources/table/tables/powerup';
import { defineTool } from './define-tool.ts';
import { accountField, amountField, type ToolContext } from './field.ts';
import { type OwnBalance, payable } from './own-balance.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import { systemSymbol, type ToolChain } from './tool-chain.ts';
import { assetText, decimalText } from './units.ts';

/** What a weight gives in 24 hours: microseconds of CPU, or bytes of NET. */
export interface WeightSample {
  max: string;
  weight: string;
}

export interface PowerUpFacts extends OwnBalance {
  /** Row of powup.state. */
  state: PowerupState;
  /** Limits of an account with a large weight; null: not known. */
  sample: { cpu: WeightSample; net: WeightSample } | null;
  /** Seconds since 1970. */
  now: number;
}

type Context = ToolContext<PowerUpFacts>;
type Resource = 'cpu' | 'net';

/** Entered in milliseconds with microseconds, and in KB of 1024 bytes with two decimals. */
const milliseconds = { code: 'ms', precision: 3 };
const kilobytes = { code: 'KB', precision: 2 };

const gate = ({ features }: ToolChain): boolean => features.rentBandwidth;
const tokens = ({ chain }: { chain: ToolChain }, units: bigint): string => assetText(units, systemSymbol(chain));

interface Rental {
  fractions: Record<Resource, bigint>;
  quote: PowerUpQuote;
}

const soldOut = { error: 'not enough available', fee: 0n } as const;

/** What the contract would charge now; null where the chain's capacity is not known. */
function rentalOf({ facts }: Context, { cpu, net }: Record<Resource, bigint>): Rental | null {
  const { sample, state, now } = facts;
  if (sample === null) return null;
  const stored = powerUpMarkets(state);
  const markets = { cpu: marketAt(stored.cpu, now), net: marketAt(stored.net, now) };
  const weights = { cpu: weightFor(sample.cpu, cpu), net: weightFor(sample.net, divideUp(net * 1024n, 100n)) };
  const fractions = { cpu: fractionFor(markets.cpu, weights.cpu), net: fractionFor(markets.net, weights.net) };
  if (fractions.cpu === null || fractions.net === null) return { fractions: { cpu: 0n, net: 0n }, quote: soldOut };
  const found = { cpu: fractions.cpu, net: fractions.net };
  return { fractions: found, quote: quotePowerUp(markets, found, parseAsset(state.minFee).units) };
}

/** Smallest weight that gives at least `amount`, in microseconds or bytes. */
function weightFor({ max, weight }: WeightSample, amount: bigint): bigint {
  return BigInt(max) <= 0n ? 0n : divideUp(amount * BigInt(weight), BigInt(max));
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

/** The fee rises with other orders until the transaction is in a block: five percent more is accepted. */
function withMargin(fee: bigint): bigint {
  return divideUp(fee * 105n, 100n);
}

/** '5 ms CPU + 2 KB NET' */
function resourceText({ cpu, net }: Record<Resource, bigint>): string {
  return [
    ...(cpu === 0n ? [] : [`${decimalText(cpu, milliseconds.precision)} ms CPU`]),
    ...(net === 0n ? [] : [`${decimalText(net, kilobytes.precision)} KB NET`]),
  ].join(' + ');
}

/** Rents CPU and NET for the days of the contract. */
export const powerUp = defineTool<PowerUpFacts>()({
  id: 'powerup',
  gate,
  fields: {
    receiver: accountField({ optional: true }),
    cpu: amountField<PowerUpFacts>({ symbol: () => milliseconds, optional: true }),
    net: amountField<PowerUpFacts>({ symbol: () => kilobytes, optional: true }),
    most: amountField<PowerUpFacts>({ symbol: ({ chain }) => systemSymbol(chain), optional: true, available: payable }),
  },
  check: (values, context) => {
    const field = values.cpu > 0n ? 'cpu' : 'net';
    if (values.cpu + values.net === 0n) return [{ field: 'cpu', fault: phrase('powerup-missing') }];
    const rental = rentalOf(context, values);
    if (rental === null) return [{ field, fault: phrase('powerup-unknown') }];
    const { quote } = rental;
    if ('error' in quote) {
      if (quote.error === 'not enough available') return [{ field, fault: phrase('powerup-sold-out') }];
      return [{ field, fault: phrase('powerup-too-little', context.facts.state.minFee) }];
    }
    if (values.most > 0n && values.most < quote.fee)
      return [{ field: 'most', fault: phrase('powerup-above-most', tokens(context, quote.fee)) }];
    const available = payable(context);
    if (available !== null && available.units < quote.fee)
      return [{ field, fault: phrase('powerup-unpaid', tokens(context, quote.fee)) }];
    return [];
  },
  estimate: (values, context) => {
    const quote = rentalOf(context, values)?.quote;
    if (quote === undefined || 'error' in quote) return null;
    return { field: 'most', text: phrase('powerup-fee', tokens(context, quote.fee)) };
  },
  summary: ({ receiver, ...amounts }, { facts }) =>
    receiver === ''
      ? phrase('powerup', resourceText(amounts), String(facts.state.days))
      : phrase('powerup-for', resourceText(amounts), String(facts.state.days), receiver),
  actions: ({ receiver, most, ...amounts }, context) => {
    const { chain, facts, level } = context;
    const rental = rentalOf(context, amounts);
    if (rental === null) return [];
    const payment = most > 0n ? most : withMargin(rental.quote.fee);
    return [
      systemAction(chain, level, 'powerup', {
        payer: level.actor,
        receiver: receiver === '' ? level.actor : receiver,
        days: facts.state.days,
        net_frac: rental.fractions.net.toString(),
        cpu_frac: rental.fractions.cpu.toString(),
        max_payment: tokens(context, payment),
      }),
    ];
  },
});
