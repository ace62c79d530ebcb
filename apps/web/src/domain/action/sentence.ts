import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { Messages } from '../../i18n/messages.ts';

/** An action as sent or traced; `data` is untrusted. */
export interface SentenceAction {
  contract: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: unknown;
  /** Error message if the data could not be decoded. */
  undecoded?: string | null;
  hex?: string;
  /** `data` is not all of it. */
  truncated?: true;
  dataBytes?: number;
}

/** A typed value inside of a sentence. */
export type Part =
  | { kind: 'account'; name: string }
  | { kind: 'accounts'; names: string[] }
  /** `contract` of the token, because any contract can issue any symbol. */
  | { kind: 'amount'; text: string; contract?: string; incoming?: boolean }
  | { kind: 'permission'; actor: string; permission: string }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; text: string }
  /** NFT ids of one contract. */
  | { kind: 'nfts'; ids: string[]; contract: string };

/** Templates in the initial bundle; templates of rarer actions load on demand. */
export type CommonTemplate = keyof Messages['sentences'];

/** A template of a catalogue and the values for its gaps, followed by optional clauses. */
export interface Sentence<Template extends string = string> {
  template: Template;
  parts: Record<string, Part>;
  /** Additional clauses with their own templates ('memo', 'inTotal'). */
  also?: Sentence<Template>[];
}

/** Builds the sentence of an action; null if the data has an unexpected shape. */
export type SentenceBuilder<Template extends string = CommonTemplate> = (
  fields: Record<string, unknown>,
  action: SentenceAction,
) => Sentence<Template> | null;

/** Chain properties that determine the meaning of a contract's actions. */
export type SentenceChain = Pick<
  PublicChain,
  'family' | 'systemDomain' | 'systemAccounts' | 'systemWrappers' | 'accountInfo' | 'proxyInfoContract'
>;

/** Sentences of one contract family. */
export interface SentenceFamily<Template extends string = CommonTemplate> {
  /** Whether the family handles this contract on this chain. */
  appliesTo: (contract: string, chain: SentenceChain) => boolean;
  actions: Record<string, SentenceBuilder<Template>>;
}

/** The sentence of the first family that handles the contract and the shape of the action; null if none does. */
export function firstSentence<Template extends string>(
  families: readonly SentenceFamily<Template>[],
  action: SentenceAction,
  chain: SentenceChain,
): Sentence<Template> | null {
  const { data } = action;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  for (const family of families) {
    if (!family.appliesTo(action.contract, chain) || !Object.hasOwn(family.actions, action.name)) continue;
    const sentence = family.actions[action.name]!(data as Record<string, unknown>, action);
    if (sentence !== null) return sentence;
  }
  return null;
}

export function account(value: unknown): Part | null {
  return typeof value === 'string' && value.length <= 13 ? { kind: 'account', name: value } : null;
}

export function amount(value: unknown, contract?: string): Part | null {
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)? [A-Z]{1,7}$/.test(value)) return null;
  return contract === undefined ? { kind: 'amount', text: value } : { kind: 'amount', text: value, contract };
}

/** Max length of a name or number inside of a sentence. */
const maxCodeLength = 80;

export function code(value: unknown): Part | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  return text.length > maxCodeLength ? null : { kind: 'code', text };
}

/** A sentence if all gaps are filled, otherwise null. */
export function sentence<Template extends string, Clause extends string = Template>(
  template: Template,
  parts: Record<string, Part | null>,
  also: (Sentence<Clause> | null)[] = [],
): Sentence<Template | Clause> | null {
  const filled: Record<string, Part> = {};
  for (const [gap, part] of Object.entries(parts)) {
    if (part === null) return null;
    filled[gap] = part;
  }
  const clauses = also.filter((clause) => clause !== null);
  return clauses.length === 0 ? { template, parts: filled } : { template, parts: filled, also: clauses };
}

/** A transfer as seen by `viewpoint`: its incoming amount is marked. Other sentences are unchanged. */
export function fromViewpoint<Template extends string>(
  sentence: Sentence<Template>,
  account: string,
): Sentence<Template> {
  const { to, from, quantity } = sentence.parts;
  if (sentence.template !== 'transfer' || to?.kind !== 'account' || quantity?.kind !== 'amount') return sentence;
  if (to.name !== account || (from?.kind === 'account' && from.name === account)) return sentence;
  return { ...sentence, parts: { ...sentence.parts, quantity: { ...quantity, incoming: true } } };
}
