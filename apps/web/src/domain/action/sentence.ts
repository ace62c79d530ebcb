import type { Messages } from '../../i18n/en.ts';

/** An action as it was sent or traced; `data` is whatever the chain held. */
export interface WordedAction {
  contract: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: unknown;
  /** Why the data could not be decoded, where it could not. */
  undecoded?: string | null;
  hex?: string;
}

/** A thing inside a sentence, drawn the way such things are always drawn. */
export type Part =
  | { kind: 'account'; name: string }
  | { kind: 'accounts'; names: string[] }
  /** `contract`: whose token it is; anybody can issue a token of any symbol. */
  | { kind: 'amount'; text: string; contract?: string; incoming?: boolean }
  | { kind: 'permission'; actor: string; permission: string }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; text: string }
  /** Ids of NFTs of one contract. */
  | { kind: 'nfts'; ids: string[]; contract: string };

/** Templates that every page has; those of rarer actions are downloaded with their sentences. */
export type CommonTemplate = keyof Messages['sentences'];

/** What happened, as a template of a catalogue and the things in its gaps; optional clauses follow. */
export interface Sentence<Template extends string = string> {
  template: Template;
  parts: Record<string, Part>;
  /** Further clauses, each a template of its own ('memo', 'inTotal'). */
  also?: Sentence<Template>[];
}

/** Words for one action; null when the data does not have the shape they are about. */
export type Summary<Template extends string = CommonTemplate> = (
  fields: Record<string, unknown>,
  action: WordedAction,
) => Sentence<Template> | null;

/** Words of one contract family. */
export interface WordFamily<Template extends string = CommonTemplate> {
  /** Whether the family speaks for this contract. */
  speaksFor: (contract: string) => boolean;
  actions: Record<string, Summary<Template>>;
}

/** What the first family that speaks for the action and knows its shape says; null where none does. */
export function firstSentence<Template extends string>(
  families: readonly WordFamily<Template>[],
  action: WordedAction,
): Sentence<Template> | null {
  const { data } = action;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  for (const family of families) {
    if (!family.speaksFor(action.contract) || !Object.hasOwn(family.actions, action.name)) continue;
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

/** Longest text that stands inside of a sentence as a name or a number. */
const longestCode = 80;

export function code(value: unknown): Part | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  return text.length > longestCode ? null : { kind: 'code', text };
}

/** A sentence when every gap could be filled, else null. */
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

/** The sentence of a transfer as the receiver sees it: what comes in is marked. Other sentences stay as they are. */
export function seenFrom<Template extends string>(sentence: Sentence<Template>, account: string): Sentence<Template> {
  const { to, from, quantity } = sentence.parts;
  if (sentence.template !== 'transfer' || to?.kind !== 'account' || quantity?.kind !== 'amount') return sentence;
  if (to.name !== account || (from?.kind === 'account' && from.name === account)) return sentence;
  return { ...sentence, parts: { ...sentence.parts, quantity: { ...quantity, incoming: true } } };
}
