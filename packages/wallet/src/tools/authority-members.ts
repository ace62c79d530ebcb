import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { formatPublicKey, packPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { AuthorityView } from '@antescope/sources/account/account-view';
import { type Phrase, phrase } from './phrase.ts';

/** Keys, accounts and delays of an authority, as actions carry them: each list in the order that the chain requires. */
export interface Members {
  keys: { key: string; weight: number }[];
  accounts: { permission: { actor: string; permission: string }; weight: number }[];
  waits: { wait_sec: number; weight: number }[];
}

export interface Authority extends Members {
  threshold: number;
}

/** One member as text: a public key, 'alice@active', or 'wait:86400' (seconds). */
export interface MemberText {
  subject: string;
  weight: string;
}

export type MemberFault =
  | 'member-invalid'
  | 'member-twice'
  | 'member-weight'
  | 'member-delay'
  | 'members-missing'
  | 'member-self';

/** Subject of a delay. */
const delay = /^wait:(.*)$/;
const mostWeight = 0xffff;
const mostSeconds = 0xffff_ffff;

/** Lines of 'subject weight', which a form holds. */
export function membersText(members: readonly MemberText[]): string {
  return members.map(({ subject, weight }) => `${subject.replaceAll(/\s/g, '')} ${weight.trim()}`).join('\n');
}

/** The members in a form's text, unchecked; incomplete ones stay. */
export function memberTexts(text: string): MemberText[] {
  return text.split('\n').map((line) => {
    const at = line.lastIndexOf(' ');
    return at < 0 ? { subject: line, weight: '' } : { subject: line.slice(0, at), weight: line.slice(at + 1) };
  });
}

/** Members of a present authority. */
export function textsOf({ keys, accounts, waits }: AuthorityView): MemberText[] {
  return [
    ...keys.map(({ key, weight }) => ({ subject: key, weight: String(weight) })),
    ...accounts.map(({ actor, permission, weight }) => ({
      subject: `${actor}@${permission}`,
      weight: String(weight),
    })),
    ...waits.map(({ seconds, weight }) => ({ subject: `wait:${seconds}`, weight: String(weight) })),
  ];
}

/** The members in the chain's order, or what is wrong with one of them. Lines without a subject are left out. */
export function readMembers(text: string): { ok: true; members: Members } | { ok: false; fault: Phrase<MemberFault> } {
  const members: Members = { keys: [], accounts: [], waits: [] };
  const seen = new Set<string>();
  for (const { subject, weight: weightText } of memberTexts(text)) {
    if (subject === '') continue;
    if (!/^\d{1,5}$/.test(weightText) || Number(weightText) < 1 || Number(weightText) > mostWeight)
      return { ok: false, fault: phrase('member-weight', subject) };
    const read = readMember(subject, Number(weightText), members);
    if (typeof read !== 'string') return { ok: false, fault: read };
    if (seen.has(read)) return { ok: false, fault: phrase('member-twice', subject) };
    seen.add(read);
  }
  return { ok: true, members: inOrder(members) };
}

/** Adds a member; returns its one spelling, or its fault. */
function readMember(subject: string, weight: number, members: Members): string | Phrase<MemberFault> {
  const seconds = delay.exec(subject)?.[1];
  if (seconds !== undefined) {
    if (!/^\d{1,10}$/.test(seconds) || Number(seconds) < 1 || Number(seconds) > mostSeconds)
      return phrase('member-delay');
    members.waits.push({ wait_sec: Number(seconds), weight });
    return `wait:${Number(seconds)}`;
  }
  const level = /^([^@]+)@([^@]+)$/.exec(subject);
  if (level !== null || isName(subject)) {
    const [actor, permission] = [level?.[1] ?? subject, level?.[2] ?? 'active'];
    if (!isName(actor) || !isName(permission)) return phrase('member-invalid', subject);
    members.accounts.push({ permission: { actor, permission }, weight });
    return `${actor}@${permission}`;
  }
  try {
    const key = formatPublicKey(parsePublicKey(subject));
    members.keys.push({ key, weight });
    return key;
  } catch {
    // The parser's messages name parts of encodings; the form describes the expected formats instead.
    return phrase('member-invalid', subject);
  }
}

function inOrder({ keys, accounts, waits }: Members): Members {
  return {
    keys: keys.toSorted((a, b) => byBytes(packed(a.key), packed(b.key))),
    accounts: accounts.toSorted(
      (a, b) =>
        byValue(a.permission.actor, b.permission.actor) || byValue(a.permission.permission, b.permission.permission),
    ),
    waits: waits.toSorted((a, b) => a.wait_sec - b.wait_sec),
  };
}

const packed = (key: string): Uint8Array => packPublicKey(parsePublicKey(key));

function byBytes(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
}

function byValue(a: string, b: string): number {
  const [first, second] = [nameToU64(a), nameToU64(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Sum of the weights; of keys and accounts alone without `waits`. */
export function weightOf({ keys, accounts, waits }: Members, withWaits: boolean): number {
  return [...keys, ...accounts, ...(withWaits ? waits : [])].reduce((sum, { weight }) => sum + weight, 0);
}

/** Keys and accounts by one spelling each. */
export function holdersOf({ keys, accounts }: Members): Set<string> {
  return new Set([
    ...keys.map(({ key }) => key),
    ...accounts.map(({ permission: { actor, permission } }) => `${actor}@${permission}`),
  ]);
}

/** An authority of one key. */
export function keyAuthority(key: string): Authority {
  return { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
}
