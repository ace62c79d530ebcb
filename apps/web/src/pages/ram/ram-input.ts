import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { isName } from '@antescope/codec/chain/name';
import { buyRam, buyRamBytes, type RamMarket, sellRam } from '@antescope/economics/ram';
import type { ActionInput } from '@antescope/wallet/transact/draft';
import { typedUnits } from '../../wallet/typed-units.ts';

export type RamMode = 'buyBytes' | 'buyAmount' | 'sell';

/** The market's row as the sources give it, '68564885668 RAM' and '1002257.9367 EOS'. */
export interface RamRow {
  base: string;
  quote: string;
}

export interface RamTyped {
  /** Bytes or an amount, by the mode. */
  amount: string;
  /** '' is oneself. */
  receiver: string;
}

export type RamAct =
  | { act: 'buyBytes'; bytes: number; receiver: string }
  | { act: 'buyAmount'; quantity: string; receiver: string }
  | { act: 'sell'; bytes: number };

export type CheckedRam =
  | { ok: true; act: RamAct; estimate: string }
  | { ok: false; faults: { amount: string | null; receiver: string | null } };

/** Largest number of bytes that buyrambytes takes. */
const mostBytes = 0xffff_ffffn;

/** What was typed as an act of the system contract, with what it would cost or bring at the market as it is now. */
export function checkRam(mode: RamMode, typed: RamTyped, row: RamRow, strings: StringFolders['pages/ram']): CheckedRam {
  const quote = parseAsset(row.quote);
  const market: RamMarket = { bytes: parseAsset(row.base).units, units: quote.units };
  const receiver = typed.receiver.trim().toLowerCase();
  const wrongName = mode !== 'sell' && receiver !== '' && !isName(receiver);
  const asset = (units: bigint): string => formatAsset({ ...quote, units });
  const known =
    mode === 'buyAmount'
      ? forAmount(typed.amount, { market, quote, strings, asset })
      : forBytes(mode, typed.amount, { market, strings, asset });
  if ('fault' in known || wrongName) {
    return {
      ok: false,
      faults: { amount: 'fault' in known ? known.fault : null, receiver: wrongName ? strings.badName : null },
    };
  }
  if (mode === 'sell') return { ok: true, act: { act: mode, bytes: Number(known.value) }, estimate: known.estimate };
  if (mode === 'buyBytes')
    return { ok: true, act: { act: mode, bytes: Number(known.value), receiver }, estimate: known.estimate };
  return { ok: true, act: { act: mode, quantity: asset(known.value), receiver }, estimate: known.estimate };
}

type Known = { value: bigint; estimate: string } | { fault: string };

interface Market {
  market: RamMarket;
  strings: StringFolders['pages/ram'];
  asset: (units: bigint) => string;
}

function forAmount(text: string, { market, quote, strings, asset }: Market & { quote: { precision: number } }): Known {
  const units = typedUnits(text.trim(), quote.precision);
  if (units === null || units === 0n) return { fault: strings.badAmount(asset(10n ** BigInt(quote.precision))) };
  const { bytes } = buyRam(market, units);
  return bytes > 0n
    ? { value: units, estimate: strings.estimateBytes(bytes.toString()) }
    : { fault: strings.tooLittle };
}

function forBytes(mode: 'buyBytes' | 'sell', text: string, { market, strings, asset }: Market): Known {
  const digits = text.replaceAll(/[\s,]/g, '');
  if (!/^\d{1,10}$/.test(digits) || BigInt(digits) === 0n || BigInt(digits) > mostBytes)
    return { fault: strings.badBytes };
  const bytes = BigInt(digits);
  if (mode === 'sell') {
    const { units } = sellRam(market, bytes);
    return units > 0n ? { value: bytes, estimate: strings.estimateYield(asset(units)) } : { fault: strings.tooLittle };
  }
  if (bytes >= market.bytes) return { fault: strings.tooMany };
  if (bytes * market.units < market.bytes) return { fault: strings.tooLittle };
  return { value: bytes, estimate: strings.estimateCost(asset(buyRamBytes(market, bytes).units)) };
}

/** The action of the system contract that does it. */
export function ramAction(
  act: RamAct,
  { actor, permission, system }: { actor: string; permission: string; system: string },
): ActionInput {
  const action = (name: string, data: Record<string, unknown>): ActionInput => ({
    account: system,
    name,
    authorization: [{ actor, permission }],
    data,
  });
  if (act.act === 'sell') return action('sellram', { account: actor, bytes: act.bytes });
  const receiver = act.receiver === '' ? actor : act.receiver;
  return act.act === 'buyBytes'
    ? action('buyrambytes', { payer: actor, receiver, bytes: act.bytes })
    : action('buyram', { payer: actor, receiver, quant: act.quantity });
}
