import { formatAsset } from '@antescope/codec/chain/asset';
import type { PermissionLevel } from '../../session/session.ts';
import type { ActionInput } from '../../transact/draft.ts';
import type { ToolContext } from '../field.ts';
import { fact, type Phrase, phrase } from '../phrase.ts';
import type { FioFacts, FioOwn } from './fio-facts.ts';

type Context = ToolContext<FioFacts>;

/** What an action of FIO costs. */
export interface FeeTerms {
  /** As in fio.fee::fiofees. */
  endPoint: string;
  /** The address whose bundled transactions may pay; absent: the fee is always paid. */
  bundlesOf?: string;
  /** Sets of bundled transactions; 1 by default. */
  times?: bigint;
}

/** Terms of an action that bundled transactions of the address can pay; without an address its fee is always paid. */
export function bundledFee(endPoint: string, address: string): FeeTerms {
  return { endPoint, ...(address === '' ? {} : { bundlesOf: address }) };
}

/** Largest amount that the action may cost: the matching fee, 0 if there is none. */
export function maxFeeOf({ facts }: { facts: Pick<FioFacts, 'fees'> }, { endPoint, times = 1n }: FeeTerms): bigint {
  return (facts.fees?.get(endPoint)?.amount ?? 0n) * times;
}

/** What the action costs at present: nothing while bundled transactions of the address are left. */
export function dueFee(context: Pick<Context, 'facts'>, terms: FeeTerms): bigint {
  const { facts } = context;
  const address = facts.own?.addresses.find(({ name }) => name === terms.bundlesOf);
  const isBundled = facts.fees?.get(terms.endPoint)?.bundled === true && (address?.bundles ?? 0n) > 0n;
  return isBundled ? 0n : maxFeeOf(context, terms);
}

/** The cost of an action in words, for the review. */
export function feeNote(context: Pick<Context, 'facts'>, terms: FeeTerms): Phrase<'fio-fee' | 'fio-bundled'> {
  const due = dueFee(context, terms);
  if (due === 0n && maxFeeOf(context, terms) > 0n) return fact('fio-bundled', terms.bundlesOf ?? '');
  return fact('fio-fee', fioAmount(due));
}

/** Fault if the fees are not known yet, or the account cannot pay the fee and `amount`. */
export function fundsFault<Field extends string>(
  context: Context,
  field: Field,
  terms: FeeTerms,
  amount = 0n,
): { field: Field; fault: Phrase<'fio-funds' | 'fio-fees-unknown'> }[] {
  // An action with a fee of 0 would be previewed and signed, and fail.
  if (context.facts.fees === null) return [{ field, fault: phrase('fio-fees-unknown') }];
  const needed = amount + dueFee(context, terms);
  const { own } = context.facts;
  if (own === null || own.available >= needed) return [];
  return [{ field, fault: phrase('fio-funds', fioAmount(needed), fioAmount(own.available)) }];
}

/** '1.500000000 FIO' */
export function fioAmount(suf: bigint): string {
  return formatAsset({ units: suf, precision: 9, code: 'FIO' });
}

/**
 * An action of FIO with the fields that a form leaves out: max_fee is the matching fee, actor the signer, tpid the
 * configured fee account, fio_address the first own address. eosio's actions have no tpid: `tpid` false.
 */
export function fioAction(
  context: Context & { level: PermissionLevel },
  account: string,
  name: string,
  terms: FeeTerms,
  { tpid = true, ...data }: { tpid?: boolean } & Record<string, unknown>,
): ActionInput {
  const { chain, level } = context;
  return {
    account,
    name,
    authorization: [level],
    data: {
      ...data,
      max_fee: maxFeeOf(context, terms).toString(),
      actor: level.actor,
      ...(tpid ? { tpid: chain.fioFeeAccount ?? '' } : {}),
    },
  };
}

/** The first own address, '' without one: votes and stakes then always pay their fee. */
export function firstAddress(own: FioOwn | null): string {
  return own?.addresses[0]?.name ?? '';
}
