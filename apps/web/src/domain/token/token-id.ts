/** A token in a URL: 'EOS-eos-eosio.token' (symbol, chain, contract), or without the chain. */
export function tokenId(contract: string, code: string, chain: string): string {
  return `${code}-${chain}-${contract}`;
}

/** Path of a token page. */
export function tokenPath(contract: string, code: string, chain: string): string {
  return `/tokens/${encodeURIComponent(tokenId(contract, code, chain))}`;
}

/** Parses a token id into symbol and contract; null if invalid. */
export function parseTokenId(text: string): { code: string; contract: string } | null {
  const match = /^([A-Z]{1,7})-(?:[a-z0-9-]+-)?([a-z1-5.]{1,13})$/.exec(text.trim());
  return match === null ? null : { code: match[1]!, contract: match[2]! };
}

/** A symbol without contract, in upper case; null if invalid. */
export function symbolAlone(text: string): string | null {
  return /^[a-z]{1,7}$/i.test(text) ? text.toUpperCase() : null;
}
