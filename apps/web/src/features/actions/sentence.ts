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
  | { kind: 'quote'; text: string };

/** What happened, as a template of the catalogue and the things in its gaps; optional clauses follow. */
export interface Sentence {
  template: keyof Messages['words'];
  parts: Record<string, Part>;
  /** Further clauses, each a template of its own ('memo', 'inTotal'). */
  also?: Sentence[];
}

/** Words for one action; null when the data does not have the shape they are about. */
export type Summary = (fields: Record<string, unknown>, action: WordedAction) => Sentence | null;

/** Words of one contract family. */
export interface WordFamily {
  /** Whether the family speaks for this contract. */
  speaksFor: (contract: string) => boolean;
  actions: Record<string, Summary>;
}

export function account(value: unknown): Part | null {
  return typeof value === 'string' && value.length <= 13 ? { kind: 'account', name: value } : null;
}

export function amount(value: unknown, contract?: string): Part | null {
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)? [A-Z]{1,7}$/.test(value)) return null;
  return contract === undefined ? { kind: 'amount', text: value } : { kind: 'amount', text: value, contract };
}

export function code(value: unknown): Part | null {
  return typeof value === 'string' || typeof value === 'number' ? { kind: 'code', text: String(value) } : null;
}

/** A sentence when every gap could be filled, else null. */
export function sentence(
  template: Sentence['template'],
  parts: Record<string, Part | null>,
  also: (Sentence | null)[] = [],
): Sentence | null {
  const filled: Record<string, Part> = {};
  for (const [gap, part] of Object.entries(parts)) {
    if (part === null) return null;
    filled[gap] = part;
  }
  const clauses = also.filter((clause) => clause !== null);
  return clauses.length === 0 ? { template, parts: filled } : { template, parts: filled, also: clauses };
}

/** The sentence of a transfer as the receiver sees it: what comes in is marked. Other sentences stay as they are. */
export function seenFrom(sentence: Sentence, account: string): Sentence {
  const { to, from, quantity } = sentence.parts;
  if (sentence.template !== 'transfer' || to?.kind !== 'account' || quantity?.kind !== 'amount') return sentence;
  if (to.name !== account || (from?.kind === 'account' && from.name === account)) return sentence;
  return { ...sentence, parts: { ...sentence.parts, quantity: { ...quantity, incoming: true } } };
}
