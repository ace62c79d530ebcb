import { groupDigits } from '@antescope/codec/bytes/group-digits';
import { isName } from '@antescope/codec/chain/name';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { type Phrase, phrase } from './phrase.ts';
import type { Spendable, ToolChain, TokenSymbol } from './tool-chain.ts';
import { parseUnits } from './units.ts';

/** What a form holds: the text of each field, whatever its kind, so that a link or a tab can restore it. */
export type ToolInput = Readonly<Record<string, string>>;

export interface ToolContext<Facts> {
  chain: ToolChain;
  /** What the page knows beside the chain: a market, balances, present votes. */
  facts: Facts;
}

/** Which input the form shows. */
export type FieldKind = 'account' | 'amount' | 'integer' | 'text' | 'key' | 'choice' | 'names';

/** What can be wrong with one field; the words are the form's own, the same in every tool. */
export type FieldFaultCode =
  | 'account-missing'
  | 'account-invalid'
  | 'new-name-invalid'
  | 'bid-name-invalid'
  | 'amount-invalid'
  | 'amount-too-precise'
  | 'amount-too-large'
  | 'integer-invalid'
  | 'integer-too-small'
  | 'integer-too-large'
  | 'key-invalid'
  | 'text-too-long'
  | 'choice-missing'
  | 'names-missing'
  | 'fio-address-invalid'
  | 'fio-domain-invalid'
  | 'fio-recipient-invalid'
  | 'fio-recipient-unknown'
  | 'fio-recipient-pending';

export type Reading<Value> = { ok: true; value: Value } | { ok: false; fault: Phrase<FieldFaultCode> };

/** A field of a tool, which parses its text to a value. */
export interface Field<Value, Facts> {
  kind: FieldKind;
  /** Initial text. */
  initial: string;
  /** May be left empty. */
  optional: boolean;
  read(text: string, context: ToolContext<Facts>, input: ToolInput): Reading<Value>;
  /** The part of a value that the actions depend on; all of it where this is missing. */
  identity?(value: Value): unknown;
  /** Fields of amounts and numbers: the spendable balance, for the Max button and its fractions; null if unknown. */
  available?(context: ToolContext<Facts>, input: ToolInput): Spendable | null;
  /** Whether forms of the chain have the field; they always do where this is missing. */
  isShown?(chain: ToolChain): boolean;
  /** Account fields: 'existing' for any account of the chain, 'recipient' for one that gets a transfer. */
  account?: 'existing' | 'recipient';
  /** Choice fields: the options. */
  options?(context: ToolContext<Facts>): readonly FieldOption[];
}

export interface FieldOption {
  text: string;
  label: string;
  /** Warning shown with the option. */
  warning?: Phrase;
}

const value = <Value>(of: Value) => ({ ok: true, value: of }) as const;
const fault = (code: FieldFaultCode, ...args: string[]) => ({ ok: false, fault: phrase(code, ...args) }) as const;

/** An existing account, '' where it is optional and left empty. */
export function accountField(options: { optional?: boolean; recipient?: boolean } = {}): Field<string, unknown> {
  const { optional = false, recipient = false } = options;
  return {
    kind: 'account',
    account: recipient ? 'recipient' : 'existing',
    initial: '',
    optional,
    read: (text) => {
      const name = text.trim().toLowerCase();
      if (name === '') return optional ? value('') : fault('account-missing');
      return isName(name) ? value(name) : fault('account-invalid');
    },
  };
}

interface AmountOptions<Facts> {
  /** null: not known yet. */
  symbol: (context: ToolContext<Facts>, input: ToolInput) => TokenSymbol | null;
  initial?: string;
  /** Empty counts as zero, and zero is allowed. */
  optional?: boolean;
  available?: NonNullable<Field<bigint, Facts>['available']>;
}

/** Units of an amount; digits beyond the token's precision are a fault, never rounded. */
export function amountField<Facts>(options: AmountOptions<Facts>): Field<bigint, Facts> {
  const { symbol, initial = '', optional = false, available } = options;
  return {
    kind: 'amount',
    initial,
    optional,
    read: (text, context, input) => {
      if (optional && text.trim() === '') return value(0n);
      const token = symbol(context, input);
      if (token === null) return fault('choice-missing');
      const units = parseUnits(text, token.precision);
      if (units === 'too-precise') return fault('amount-too-precise', String(token.precision));
      if (units === null && /^\d+(?:\.\d*)?$/.test(text.trim())) return fault('amount-too-large');
      if (units === null || (units === 0n && !optional)) return fault('amount-invalid');
      return value(units);
    },
    ...(available === undefined ? {} : { available }),
  };
}

interface IntegerOptions<Facts> {
  least?: bigint;
  most: bigint;
  initial?: string;
  available?: NonNullable<Field<bigint, Facts>['available']>;
}

/** A whole number from `least` to `most`; separators of thousands are accepted. */
export function integerField<Facts = unknown>(options: IntegerOptions<Facts>): Field<bigint, Facts> {
  const { least = 1n, most, initial = '', available } = options;
  return {
    kind: 'integer',
    initial,
    optional: false,
    read: (text, context, input) => {
      const trimmed = text.trim();
      // '1,5' is no 15.
      if (!/^(?:\d{1,80}|\d{1,3}(?:[\s,]\d{3}){1,26})$/.test(trimmed)) return fault('integer-invalid');
      const number = BigInt(trimmed.replaceAll(/[\s,]/g, ''));
      if (number < least) return fault('integer-too-small', groupDigits(least.toString()));
      if (number <= most) return value(number);
      const spendable = available?.(context, input)?.units ?? most;
      return fault('integer-too-large', groupDigits((spendable < most ? spendable : most).toString()));
    },
    ...(available === undefined ? {} : { available }),
  };
}

export function textField(options: { mostBytes: number }): Field<string, unknown> {
  const { mostBytes } = options;
  return {
    kind: 'text',
    initial: '',
    optional: true,
    read: (text) =>
      new TextEncoder().encode(text).length > mostBytes ? fault('text-too-long', String(mostBytes)) : value(text),
  };
}

/** A public key in either spelling as 'PUB_…'; '' where it is optional and left empty. */
export function keyField(options: { optional?: boolean } = {}): Field<string, unknown> {
  const { optional = false } = options;
  return {
    kind: 'key',
    initial: '',
    optional,
    read: (text) => {
      if (optional && text.trim() === '') return value('');
      try {
        return value(formatPublicKey(parsePublicKey(text.trim())));
      } catch {
        // The parser's messages name parts of encodings; the form describes the expected format instead.
        return fault('key-invalid');
      }
    },
  };
}

/** Account names, separated by spaces. */
export function namesField(options: { optional?: boolean } = {}): Field<readonly string[], unknown> {
  const { optional = false } = options;
  return {
    kind: 'names',
    initial: '',
    optional,
    read: (text) => {
      const names = text.split(/\s+/).filter((name) => name !== '');
      if (names.length === 0 && !optional) return fault('names-missing');
      return names.every(isName) ? value(names) : fault('account-invalid');
    },
  };
}
