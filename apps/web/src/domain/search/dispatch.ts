export type Target =
  | { kind: 'nothing' }
  | { kind: 'key'; key: string }
  /** Converted in the page: must not reach any URL, history, storage or network. */
  | { kind: 'private-key'; privateKey: string }
  | { kind: 'transaction'; id: string }
  /** Tried as a block first, then as an account name. */
  | { kind: 'number'; text: string }
  | { kind: 'fio-address'; address: string }
  /** On FIO chains a lookup decides between domain and account. */
  | { kind: 'fio-domain-or-account'; name: string }
  | { kind: 'proposal'; proposer: string; name: string }
  | { kind: 'account'; name: string };

const keyLengths = new Set([42, 51, 53, 57]);

/** Classifies a search; the first matching rule wins. `handles`: the chain has FIO handles and domains. */
export function dispatch(input: string, { handles }: { handles: boolean }): Target {
  const whole = input.replaceAll(zeroWidth, '').trim();
  if (isSeed(whole)) return { kind: 'private-key', privateKey: whole };
  // A FIO handle has up to 64 characters, like keys and transaction ids.
  const fioAddress = handles && whole.includes('@');
  if (!fioAddress && isPrivateKey(whole)) return { kind: 'private-key', privateKey: whole };
  const proposal = proposalLink.exec(whole) ?? (pageLink.test(whole) ? null : proposalName.exec(whole));
  if (proposal !== null) return { kind: 'proposal', proposer: proposal[1]!, name: proposal[2]! };
  const text = stripPunctuation(whole);
  if (text === '') return { kind: 'nothing' };
  if (!fioAddress) {
    if (keyLengths.has(text.length) || text.includes('PUB_WA_')) return { kind: 'key', key: text };
    if (text.length === 64 && !isNumeric(text)) return { kind: 'transaction', id: text };
    if (isNumeric(text)) return { kind: 'number', text };
  }
  if (fioAddress) return { kind: 'fio-address', address: text };
  if (handles) return { kind: 'fio-domain-or-account', name: text.toLowerCase() };
  return { kind: 'account', name: text.toLowerCase() };
}

/** Invisible characters that come with text copied from pages and chats. */
const zeroWidth = /[\u200B-\u200D\u2060\uFEFF]/g;
const pageLink = /(?:^|\/)(?:account|block|transaction|key|tx|[abt])\/([\w.]+)/;
const proposalLink = /(?:^|\/)msig\/([a-z1-5.]+)\/([a-z1-5.]+)/;
/** A proposal as 'proposer/name'. */
const proposalName = /^([a-z1-5.]{1,13})\/([a-z1-5.]{1,13})$/;
/** Grouped digits, as printed by our pages, or prefixed with '#'. */
const grouped = /^#?\d{1,3}(?:[,'’_\s]\d{3})*$|^#\d+$/;
/** An action by its full name leads to its contract. */
const beforeColons = /^([a-z1-5.]{1,13})::[a-z1-5.]*$/;

/** Strips surrounding punctuation, which occurs in no name, key or id. */
function stripPunctuation(text: string): string {
  if (grouped.test(text)) return text.replaceAll(/\D/g, '');
  return (pageLink.exec(text) ?? beforeColons.exec(text))?.[1] ?? text;
}

/** A WIF key: 5H…, 5J… or 5K…, allowing for a few missing or extra characters. */
const wif = /(?<![\w])5[HJK][1-9A-Za-z]{44,}/;

/**
 * 51 characters (a WIF), or anything that contains what looks like a private key, even a malformed one: a typo must not
 * put it into a URL. The prefixed forms have 56 or 57 characters.
 */
function isPrivateKey(text: string): boolean {
  const joined = text.replaceAll(/\s+/g, '');
  return (
    /PVT_/i.test(joined) || wif.test(text) || isSpacedWif(joined) || (text.length === 51 && !/^\d+$|\//.test(text))
  );
}

/** A complete WIF key in any case; `joined`: without spaces and line breaks. */
function isSpacedWif(joined: string): boolean {
  return /^5[hjk][1-9a-z]{44,54}$/i.test(joined);
}

const extendedKey = /(?<!\w)[xyzt](?:prv|pub)[1-9A-Za-z]{20,}/;
/** BIP-39 word lists of European languages use 3 to 8 letters; the margin covers typos. */
const seedWord = /^\p{L}{3,10}$/u;

/** A seed phrase of 12 to 25 words, numbered or comma-separated too, or a BIP-32 extended key. */
function isSeed(text: string): boolean {
  if (extendedKey.test(text.replaceAll(/\s+/g, ''))) return true;
  const words = text.split(/[\s,;.:\d]+/).filter((word) => word !== '');
  return words.length >= 12 && words.length <= 25 && words.every((word) => seedWord.test(word));
}

/** Whether the input is or may become a secret: no suggestions are requested for it. */
export function mayBeSecret(text: string): boolean {
  const joined = text.replaceAll(zeroWidth, '').replaceAll(/\s+/g, '');
  return /^(?:5[hjk]|pvt_?|[xyzt]prv)/i.test(joined) || isPrivateKey(text) || isSeed(text);
}

function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Path of a target that needs no lookup, relative to the chain. */
export function targetPath(target: Target): string | null {
  switch (target.kind) {
    case 'key':
      return `/key/${encodeURIComponent(target.key)}`;
    case 'transaction':
      return `/transaction/${encodeURIComponent(target.id.toLowerCase())}`;
    case 'proposal':
      return `/msig/${target.proposer}/${target.name}`;
    case 'fio-address':
      return `/address/${encodeURIComponent(target.address)}`;
    case 'account':
      return `/account/${encodeURIComponent(target.name)}`;
    default:
      return null;
  }
}
