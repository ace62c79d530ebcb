export type Target =
  | { kind: 'nothing' }
  | { kind: 'key'; key: string }
  /** To be converted in the page: it must reach no address, history, storage or network. */
  | { kind: 'private-key'; privateKey: string }
  | { kind: 'transaction'; id: string }
  /** Tried as a block first, then as an account's name. */
  | { kind: 'number'; text: string }
  | { kind: 'fio-address'; address: string }
  /** On FIO chains a lookup decides between domain and account. */
  | { kind: 'fio-domain-or-account'; name: string }
  | { kind: 'proposal'; proposer: string; name: string }
  | { kind: 'account'; name: string };

const keyLengths = new Set([42, 51, 53, 57]);

/** Decides what a search means: the first rule that matches wins. `handles`: the chain has FIO handles and domains. */
export function dispatch(input: string, { handles }: { handles: boolean }): Target {
  const whole = input.replaceAll(widthless, '').trim();
  if (isSeed(whole)) return { kind: 'private-key', privateKey: whole };
  // A FIO address can have any length up to 64, those of keys and transactions too.
  const fioAddress = handles && whole.includes('@');
  if (!fioAddress && isPrivateKey(whole)) return { kind: 'private-key', privateKey: whole };
  const proposal = proposalLink.exec(whole);
  if (proposal !== null) return { kind: 'proposal', proposer: proposal[1]!, name: proposal[2]! };
  const text = withoutTrimmings(whole);
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

/** What comes along unseen when text is copied from pages and chats. */
const widthless = /[\u200B-\u200D\u2060\uFEFF]/g;
const pageLink = /(?:^|\/)(?:account|block|transaction|key|tx|[abt])\/([\w.]+)/;
const proposalLink = /(?:^|\/)msig\/([a-z1-5.]+)\/([a-z1-5.]+)/;
/** Digits in groups, as our own pages print them, or after the sign for a number. */
const grouped = /^#?\d{1,3}(?:[,'’_\s]\d{3})*$|^#\d+$/;
/** An action by its full name is looked for at its contract. */
const beforeColons = /^([a-z1-5.]{1,13})::[a-z1-5.]*$/;

/** The thing itself of what is written around it; none of these signs stands in a name, a key or an id. */
function withoutTrimmings(text: string): string {
  if (grouped.test(text)) return text.replaceAll(/\D/g, '');
  return (pageLink.exec(text) ?? beforeColons.exec(text))?.[1] ?? text;
}

/** A WIF that stands on its own: 5H…, 5J… or 5K…, with a few characters more or less than it should have. */
const wif = /(?<![\w])5[HJK][1-9A-Za-z]{44,}/;

/**
 * 51 characters (a WIF), or anything that holds what looks like a private key, however wrong: a slip of the finger
 * before or after it must not send it into an address. The prefixed forms are 56 or 57 long.
 */
function isPrivateKey(text: string): boolean {
  const joined = text.replaceAll(/\s+/g, '');
  return (
    /PVT_/i.test(joined) || wif.test(text) || isSpacedWif(joined) || (text.length === 51 && !/^\d+$|\//.test(text))
  );
}

/** A whole WIF, in whatever case, whose characters are separated by blanks or line breaks. */
function isSpacedWif(joined: string): boolean {
  return /^5[hjk][1-9a-z]{44,54}$/i.test(joined);
}

const extendedKey = /(?<!\w)[xyzt](?:prv|pub)[1-9A-Za-z]{20,}/;
/** Words of the BIP-39 lists for European languages have 3 to 8 letters. */
const seedWord = /^\p{L}{3,10}$/u;

/** A seed phrase of 12 words or more, also numbered or with commas, or an extended key of a wallet with many keys. */
function isSeed(text: string): boolean {
  if (extendedKey.test(text.replaceAll(/\s+/g, ''))) return true;
  const words = text.split(/[\s,;.:\d]+/).filter((word) => word !== '');
  return words.length >= 12 && words.length <= 25 && words.every((word) => seedWord.test(word));
}

/** Whether what is typed so far could become a private key: no suggestions are requested for it. */
export function mayBeSecret(text: string): boolean {
  const joined = text.replaceAll(/\s+/g, '');
  return /^(?:5[hjk]|pvt_?|[xyzt]prv)/i.test(joined) || isPrivateKey(text) || isSeed(text);
}

function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Path below the chain's base of what needs no lookup. */
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
