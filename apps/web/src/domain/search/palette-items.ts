import type { Favorite } from '../../lib/config/user-config.ts';
import { favoritePath } from '../favorites/favorite-list.ts';
import type { MenuLink } from '../../lib/page/menu-links.ts';
import { tokenPath } from '../token/token-id.ts';
import { dispatch, targetPath, type Target } from './dispatch.ts';
import { namePrefix } from './name-rules.ts';
import { producerMatches, proposalMatches } from './known-matches.ts';
import { pageMatches } from './page-matches.ts';
import type { KnownNames } from './use-known-names.ts';
import type { Suggestions } from './use-suggestions.ts';

export type PaletteKind =
  | 'recent'
  | 'suggested'
  | 'favorites'
  | 'block'
  | 'transaction'
  | 'key'
  | 'address'
  | 'proposal'
  | 'contract'
  | 'token'
  | 'account'
  | 'producer'
  | 'near'
  | 'create'
  | 'bid'
  | 'act'
  | 'page';

/** An option of the palette. */
export interface PaletteItem {
  kind: PaletteKind;
  /** Number, name, id or title; each kind shows it in its own way. */
  value: string;
  /** Contract of a token, type of a favorite, site of a producer. */
  detail?: string;
  /** Imitates the symbol of another token. */
  fake?: boolean;
  /** Path to open; without one, the value is searched as if it had been typed. */
  path?: string;
  search?: Record<string, string>;
}

export interface TokenMatch {
  contract: string;
  code: string;
  fake: boolean;
}

export interface PaletteInput {
  text: string;
  /** Whether the chain has FIO handles and domains. */
  handles: boolean;
  chain: string;
  accounts: readonly string[];
  tokens: readonly TokenMatch[];
  known: KnownNames;
  /** The transaction whose ID starts with the text. */
  startedId?: string | null;
  links: readonly MenuLink[];
  favorites: readonly Favorite[];
  /** Earlier searches, latest first, then the system accounts. */
  history: readonly string[];
  /** Terms of the history that were searched. */
  searched: ReadonlySet<string>;
}

/** Names of 12 characters are free to create; shorter ones without a dot are sold by auction. */
const freeName = /^[a-z1-5]{12}$/;
const auctioned = /^[a-z1-5]{1,11}$/;

/** Maximum options. */
export const maxItems = 10;
const most = { favorites: 3, tokens: 2, producers: 3, proposals: 2, acts: 2, pages: 2 };

/** Options for the input: for none the history, else what it may name, exact matches first. At most ten. */
export function paletteItems(input: PaletteInput): PaletteItem[] {
  if (input.text.trim() === '')
    return [...historyItems(input), ...favoriteItems(input.favorites.slice(0, most.favorites))];
  const target = dispatch(input.text, { handles: input.handles });
  if (target.kind === 'private-key') return [];
  const form = exactItems(input.text, target);
  const known = form.length > 0 && target.kind !== 'proposal' ? [] : knownItems(input);
  // Proposals that exist replace the one that is named by the form of the input.
  const exact = target.kind === 'proposal' && known.length > 0 ? [] : form;
  const tokens = tokenItems(input);
  const isSymbol = tokens.some((token) => isExactSymbol(token, input.text));
  const links = pageItems(input);
  const needle = input.text.trim().toLowerCase();
  const kept = input.favorites.filter(({ name, type }) => type !== 'account' && name.toLowerCase().startsWith(needle));
  const favorites = favoriteItems(kept.slice(0, 1));
  const producers = new Set(known.filter(({ kind }) => kind === 'producer').map(({ value }) => value));
  const others = exact.length + tokens.length + links.length + favorites.length + known.length;
  const accounts = input.accounts
    .filter((name) => !producers.has(name))
    .slice(0, Math.max(0, maxItems - others))
    .map((value): PaletteItem => ({ kind: 'account', value }));
  const named = isSymbol ? [...tokens, ...accounts] : [...accounts, ...tokens];
  const id = input.startedId ?? null;
  const started: PaletteItem[] = id === null ? [] : [{ kind: 'transaction', value: id, path: `/transaction/${id}` }];
  return [...exact, ...started, ...named, ...known, ...favorites, ...links];
}

/** Options for a name without an account: names near it, and the way to get it. */
export function missingItems(
  name: string,
  near: readonly string[],
  { links, family }: { links: readonly MenuLink[]; family: string },
): PaletteItem[] {
  const exists = (path: string): boolean => links.some((link) => link.path === path);
  const items = near.map((value): PaletteItem => ({ kind: 'near', value }));
  if (freeName.test(name) && exists('/wallet/create-account'))
    return [...items, { kind: 'create', value: name, path: '/wallet/create-account' }];
  if (auctioned.test(name) && exists('/namebids') && family === 'eosio')
    return [...items, { kind: 'bid', value: name, path: '/namebids', search: { name } }];
  return items;
}

/** The option that Enter opens if none was chosen; null: what is typed is searched. */
export function enterChoice(
  text: string,
  items: readonly PaletteItem[],
  { names, complete }: Suggestions,
  handles: boolean,
): PaletteItem | null {
  const target = dispatch(text, { handles });
  if (target.kind !== 'account') return null;
  const canBeName = namePrefix(target.name) !== null;
  if (canBeName && names.includes(target.name)) return null;
  // Until the results are complete only the server knows whether there is a single match.
  if (canBeName && !complete)
    return handles ? null : { kind: 'account', value: target.name, path: `/search/${target.name}` };
  const [only] = names;
  if (canBeName && names.length === 1 && !handles) return { kind: 'account', value: only! };
  const first = items[0];
  if (first === undefined || first.kind === 'contract') return null;
  return names.length === 0 || isExactSymbol(first, text) ? first : null;
}

/**
 * The account that opens without Enter; null: none. Only a name of 12 or 13 characters, which cannot get longer by typing
 * on, and only if nothing else matches. On FIO the text may be a domain.
 */
export function fullName(
  text: string,
  items: readonly PaletteItem[],
  { names, complete }: Suggestions,
  handles: boolean,
): string | null {
  const name = namePrefix(text);
  if (name === null || name.length < 12 || dispatch(text, { handles }).kind !== 'account') return null;
  const isOnlyMatch = names.length === 1 && names[0] === name && items.length === 1;
  return complete && isOnlyMatch ? name : null;
}

function isExactSymbol({ kind, value }: PaletteItem, text: string): boolean {
  return kind === 'token' && value === text.trim().toUpperCase();
}

function historyItems({ history, searched }: PaletteInput): PaletteItem[] {
  return history.map((value) => ({ kind: searched.has(value) ? 'recent' : 'suggested', value }));
}

function favoriteItems(favorites: readonly Favorite[]): PaletteItem[] {
  return favorites.map((favorite) => ({
    kind: 'favorites',
    value: favorite.name,
    detail: favorite.type,
    path: favoritePath(favorite),
  }));
}

const actionName = /^([a-z1-5.]{1,13})::([a-z1-5.]{1,13})$/;
/** Block numbers have 32 bits. */
const maxBlock = 4_294_967_295;
const idPattern = /^[\da-f]{64}$/i;

/** Producers and proposals of the chain. */
function knownItems({ text, known }: PaletteInput): PaletteItem[] {
  const producers = producerMatches(text, known).slice(0, most.producers);
  const proposals = proposalMatches(text, known).slice(0, most.proposals);
  return [
    ...producers.map(({ name, site }): PaletteItem => ({ kind: 'producer', value: name, detail: site })),
    ...proposals.map(({ proposer, name }): PaletteItem => proposalItem(proposer, name)),
  ];
}

function proposalItem(proposer: string, name: string): PaletteItem {
  return { kind: 'proposal', value: `${proposer}/${name}`, path: `/msig/${proposer}/${name}` };
}

/** What the input names by its form alone. */
function exactItems(text: string, target: Target): PaletteItem[] {
  const action = actionName.exec(text.trim().toLowerCase());
  if (action !== null) {
    const [value, account, name] = action as unknown as [string, string, string];
    return [
      { kind: 'contract', value, path: '/contract', search: { tab: 'Actions', account, action: name } },
      { kind: 'account', value: account },
    ];
  }
  const path = targetPath(target) ?? '';
  switch (target.kind) {
    case 'number': {
      const number = Number(target.text);
      if (number < 1 || number > maxBlock) return [];
      return [{ kind: 'block', value: String(number), path: `/block/${number}` }];
    }
    case 'transaction': {
      if (!idPattern.test(target.id)) return [];
      const id = target.id.toLowerCase();
      return [
        { kind: 'transaction', value: id, path },
        { kind: 'block', value: id, path: `/block/${id}` },
      ];
    }
    case 'key':
      return [{ kind: 'key', value: target.key, path }];
    case 'fio-address':
      return [{ kind: 'address', value: target.address, path }];
    case 'proposal':
      return [proposalItem(target.proposer, target.name)];
    default:
      return [];
  }
}

function tokenItems({ text, tokens, chain }: PaletteInput): PaletteItem[] {
  const symbol = text.trim().toUpperCase();
  return tokens
    .filter(({ code }) => code.startsWith(symbol))
    .toSorted((a, b) => Number(b.code === symbol) - Number(a.code === symbol) || Number(a.fake) - Number(b.fake))
    .slice(0, most.tokens)
    .map(({ code, contract, fake }) => ({
      kind: 'token',
      value: code,
      detail: contract,
      fake,
      path: tokenPath(contract, code, chain),
    }));
}

/** Wallet tools are acts, all other pages are pages. */
function pageItems({ text, links }: PaletteInput): PaletteItem[] {
  const isAct = ({ path }: MenuLink): boolean => path.startsWith('/wallet/');
  const items = (kind: PaletteKind, matches: readonly MenuLink[]): PaletteItem[] =>
    matches.map(({ name, path }) => ({ kind, value: name, path }));
  return [
    ...items('act', pageMatches(text, links.filter(isAct), most.acts)),
    ...items(
      'page',
      pageMatches(
        text,
        links.filter((link) => !isAct(link)),
        most.pages,
      ),
    ),
  ];
}

/** Options of one kind in a row, under one heading. */
export function grouped(items: readonly PaletteItem[]): { kind: PaletteKind; items: PaletteItem[] }[] {
  const groups: { kind: PaletteKind; items: PaletteItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.kind === item.kind) last.items.push(item);
    else groups.push({ kind: item.kind, items: [item] });
  }
  return groups;
}
