import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import { isName } from '@antescope/codec/chain/name';
import { type Phrase, phrase } from '../phrase.ts';
import type { Field, FieldFaultCode, Reading } from '../field.ts';
import { amountField } from '../field.ts';
import type { FioFacts } from './fio-facts.ts';

const fault = (code: FieldFaultCode): { ok: false; fault: Phrase<FieldFaultCode> } => ({
  ok: false,
  fault: phrase(code),
});

const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const mostAddress = 64;
const mostDomain = 62;

/** Whether the text is a FIO address in lower case. */
export function isFioAddress(text: string): boolean {
  const [user = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && text.length <= mostAddress && label.test(user) && label.test(domain);
}

/** Whether the text is a FIO domain in lower case. */
export function isFioDomain(text: string): boolean {
  return text.length <= mostDomain && label.test(text);
}

/** A FIO address or domain in lower case. */
export function fioNameField(kind: 'address' | 'domain'): Field<string, unknown> {
  const isValid = kind === 'address' ? isFioAddress : isFioDomain;
  return {
    kind: 'names',
    initial: '',
    optional: false,
    read: (text) => {
      const name = text.trim().toLowerCase();
      return isValid(name)
        ? { ok: true, value: name }
        : fault(kind === 'address' ? 'fio-address-invalid' : 'fio-domain-invalid');
    },
  };
}

/** One of the account's own names. */
export function ownNameField(kind: 'addresses' | 'domains'): Field<string, FioFacts> {
  return {
    kind: 'choice',
    initial: '',
    optional: false,
    read: (text, { facts }) => {
      const own = facts.own?.[kind] ?? [];
      const chosen = text === '' ? own[0] : own.find(({ name }) => name === text);
      return chosen === undefined ? fault('choice-missing') : { ok: true, value: chosen.name };
    },
    options: ({ facts }) => (facts.own?.[kind] ?? []).map(({ name }) => ({ text: name, label: name })),
  };
}

/** A public key as 'FIO…'. */
export const fioKeyField: Field<string, unknown> = {
  kind: 'key',
  initial: '',
  optional: false,
  read: (text) => {
    const key = fioKeyText(text);
    return key === null ? fault('key-invalid') : { ok: true, value: key };
  },
};

/** 'FIO…' of a key in any format; null if it is none. */
export function fioKeyText(text: string): string | null {
  try {
    const key = parsePublicKey(text.trim());
    return key.type === 'K1' ? formatLegacyKey(key, 'FIO') : null;
  } catch {
    return null;
  }
}

/** Receiver of a transfer, entered as a public key, a FIO address or an account; the value is its key, 'FIO…'. */
export const recipientField: Field<string, FioFacts> = {
  kind: 'key',
  initial: '',
  optional: false,
  read: (text, { facts }): Reading<string> => {
    const key = fioKeyText(text);
    if (key !== null) return { ok: true, value: key };
    const name = text.trim().toLowerCase();
    if (!isFioAddress(name) && !isName(name)) return fault('fio-recipient-invalid');
    const known = facts.keys.get(name);
    if (known === null) return fault('fio-recipient-unknown');
    return known === undefined ? fault('fio-recipient-pending') : { ok: true, value: known };
  },
};

const fio = { code: 'FIO', precision: 9 };

/** An amount of FIO in SUF, paid from the available or from the staked tokens. */
export function fioAmountField(from: 'available' | 'staked'): Field<bigint, FioFacts> {
  return amountField<FioFacts>({
    symbol: () => fio,
    available: ({ facts }) =>
      facts.own === null
        ? null
        : { units: facts.own[from], symbol: fio, contract: from === 'available' ? 'fio.token' : null },
  });
}
