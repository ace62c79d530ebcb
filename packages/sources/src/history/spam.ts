import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { SpamLists } from '@antescope/chains/spam/spam-lists';
import { builtInSpam } from '@antescope/chains/spam/built-in-spam';
import type { KindChain } from './action-kinds.ts';
import type { ActionRow } from './history-source.ts';
import { addHidden, type HiddenRows, type SpamReason } from './hidden-rows.ts';
import { linksOf, plainMemo } from './memo-links.ts';
import { memoOf, transferOf } from './transfer.ts';
import type { ActionTraceView } from '../transaction/transaction-view.ts';

/** Compiled spam lists of a chain. */
export interface SpamRules {
  contracts: ReadonlySet<string>;
  actions: ReadonlySet<string>;
  senders: ReadonlySet<string>;
  linkHosts: ReadonlySet<string>;
  words: readonly string[];
  memoWords: readonly string[];
  chain: Pick<KindChain, 'transfers' | 'coreSymbol'>;
}

/** The rules of a chain: built-in lists plus the operator's, minus the operator's allow list. */
export function spamRules(chain: ChainConfig): SpamRules {
  const { spam } = chain;
  const builtIn = spam.builtIn ? builtInSpam(chain.key) : null;
  const allowed = new Set(spam.allow);
  const list = (name: keyof SpamLists): string[] =>
    [...(builtIn?.[name] ?? []), ...spam[name]].filter((entry) => !allowed.has(entry));
  return {
    contracts: new Set([...list('contracts'), ...chain.tokens.spam.filter((entry) => !allowed.has(entry))]),
    actions: new Set(list('actions')),
    senders: new Set(list('senders')),
    linkHosts: new Set(list('linkHosts')),
    words: list('words').map((word) => word.toLowerCase()),
    memoWords: list('memoWords'),
    chain,
  };
}

/**
 * The first rule that matches the row, or null. `about`: the account whose history it is, which is never hidden from
 * its own history for being on a list.
 */
export function spamReason(
  row: { trace: Pick<ActionTraceView, 'contract' | 'name' | 'authorization' | 'data'> },
  rules: SpamRules,
  about: string | null,
): SpamReason | null {
  const { contract, name, authorization, data } = row.trace;
  if (rules.contracts.has(contract) && contract !== about) return { rule: 'contract', value: contract };
  const action = `${contract}::${name}`;
  if (rules.actions.has(action) && contract !== about) return { rule: 'action', value: action };
  const senders = [transferOf(row.trace, rules.chain)?.from, ...authorization.map(({ actor }) => actor)];
  const sender = senders.find((one) => one !== undefined && one !== about && rules.senders.has(one));
  if (sender !== undefined) return { rule: 'sender', value: sender };
  const memo = memoOf(data);
  return memo === null || memo === '' ? null : memoReason(memo, rules);
}

/** Rows without spam, and the hidden rows by reason. */
export function hideSpamRows(
  rows: readonly ActionRow[],
  rules: SpamRules,
  about: string | null,
): { rows: ActionRow[]; hidden: HiddenRows[] } {
  const hidden: HiddenRows[] = [];
  const shown = rows.filter((row) => {
    const reason = spamReason(row, rules, about);
    if (reason !== null) addHidden(hidden, { ...reason, count: 1 });
    return reason === null;
  });
  return { rows: shown, hidden };
}

function memoReason(memo: string, rules: SpamRules): SpamReason | null {
  const plain = plainMemo(memo);
  const shouted = rules.memoWords.find((word) => hasWord(plain, word));
  if (shouted !== undefined) return { rule: 'memo-word', value: shouted };
  const links = linksOf(plain);
  if (links.length === 0) return null;
  for (const { host } of links) {
    const listed = [...suffixesOf(host)].find((suffix) => rules.linkHosts.has(suffix));
    if (listed !== undefined) return { rule: 'link', value: listed };
  }
  const lower = plain.toLowerCase();
  const word = rules.words.find(
    (one) => hasWord(lower, one) || links.some(({ text }) => text.includes(one.replaceAll(' ', ''))),
  );
  return word === undefined ? null : { rule: 'word', value: word };
}

/** 'a.b.c', 'b.c' */
function* suffixesOf(host: string): Generator<string> {
  const parts = host.split('.');
  for (let from = 0; from < parts.length - 1; from += 1) yield parts.slice(from).join('.');
}

/** Whether the text contains the word as a whole word. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + word.length])) return true;
  }
  return false;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
