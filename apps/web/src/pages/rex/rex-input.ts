import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { isName } from '@antescope/codec/chain/name';
import { reservedStake, lendableStake } from '@antescope/economics/rex-rules';
import { typedUnits } from '../../wallet/typed-units.ts';
import type { RexAct, RexActName } from './rex-actions.ts';

export type RexField = 'amount' | 'cpu' | 'net' | 'rex' | 'receiver' | 'fund' | 'loan';

/** What each act asks for, in the order of its form. */
export const fieldsOf: Record<RexActName, readonly RexField[]> = {
  lendLiquid: ['amount'],
  lendStake: ['cpu', 'net'],
  sell: ['rex'],
  withdraw: ['amount'],
  update: [],
  toSavings: ['rex'],
  fromSavings: ['rex'],
  rentCpu: ['receiver', 'amount', 'fund'],
  rentNet: ['receiver', 'amount', 'fund'],
  fundCpu: ['loan', 'amount'],
  fundNet: ['loan', 'amount'],
  defundCpu: ['loan', 'amount'],
  defundNet: ['loan', 'amount'],
};

/** Fields that may be left empty: nothing is meant. */
const optional: readonly RexField[] = ['cpu', 'net', 'fund'];
const rexSymbol = { code: 'REX', precision: 4 };

export interface Symbol {
  code: string;
  precision: number;
}

/** Own stake of an account, asset texts; null where it is not known (nobody connected, or it could not be read). */
export interface OwnStake {
  cpu: string;
  net: string;
}

export type CheckedRex = { act: RexAct } | { faults: Partial<Record<RexField, string>> };

/** What was typed as an act of the contract, or what is wrong with it, by field. */
export function checkRex(
  act: RexActName,
  typed: Partial<Record<RexField, string>>,
  { symbol, stake, strings }: { symbol: Symbol; stake: OwnStake | null; strings: StringFolders['pages/rex'] },
): CheckedRex {
  const faults: Partial<Record<RexField, string>> = {};
  const value = (field: RexField): string => (typed[field] ?? '').trim();
  const units: Partial<Record<RexField, bigint>> = {};
  for (const field of fieldsOf[act]) {
    if (field === 'receiver') {
      if (!isName(value(field)) || value(field) === '') faults.receiver = strings.notName;
    } else if (field === 'loan') {
      if (!/^\d{1,18}$/.test(value(field))) faults.loan = strings.notNumber;
    } else {
      const of = field === 'rex' ? rexSymbol : symbol;
      const parsed = value(field) === '' && optional.includes(field) ? 0n : typedUnits(value(field), of.precision);
      if (parsed === null || (parsed === 0n && !optional.includes(field))) faults[field] = strings.invalid(example(of));
      else units[field] = parsed;
    }
  }
  if (act === 'lendStake' && Object.keys(faults).length === 0)
    Object.assign(faults, stakeFaults(units, { symbol, stake, strings }));
  if (Object.keys(faults).length > 0) return { faults };
  const text = (field: RexField, of: Symbol = symbol): string => formatAsset({ ...of, units: units[field] ?? 0n });
  switch (act) {
    case 'lendLiquid':
    case 'withdraw':
      return { act: { act, amount: text('amount') } };
    case 'lendStake':
      return { act: { act, cpu: text('cpu'), net: text('net') } };
    case 'sell':
    case 'toSavings':
    case 'fromSavings':
      return { act: { act, rex: text('rex', rexSymbol) } };
    case 'update':
      return { act: { act } };
    case 'rentCpu':
    case 'rentNet': {
      const deposit = formatAsset({ ...symbol, units: (units.amount ?? 0n) + (units.fund ?? 0n) });
      return { act: { act, receiver: value('receiver'), amount: text('amount'), fund: text('fund'), deposit } };
    }
    default:
      return { act: { act, loan: value('loan'), amount: text('amount') } };
  }
}

/** Stake that is lent is gone for the account's own CPU and NET: some of each has to stay. */
function stakeFaults(
  units: Partial<Record<RexField, bigint>>,
  { symbol, stake, strings }: { symbol: Symbol; stake: OwnStake | null; strings: StringFolders['pages/rex'] },
): Partial<Record<RexField, string>> {
  const kept = reservedStake(symbol.precision);
  const faults: Partial<Record<RexField, string>> = {};
  if ((units.cpu ?? 0n) + (units.net ?? 0n) === 0n) faults.cpu = strings.invalid(example(symbol));
  if (stake === null) return faults;
  for (const field of ['cpu', 'net'] as const) {
    if ((units[field] ?? 0n) > lendableStake(parseAsset(stake[field]).units, kept))
      faults[field] = strings.tooLow(formatAsset({ ...symbol, units: kept }));
  }
  return faults;
}

function example({ code, precision }: Symbol): string {
  return formatAsset({ units: 10n ** BigInt(precision), precision, code });
}
