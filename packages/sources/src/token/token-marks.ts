import type { TokenConfig } from '@antescope/chains/config/chain-config';
import type { TokenStat } from './token-stat.ts';

export interface TokenMarks {
  name: string | null;
  website: string | null;
  /** Known by configuration, or the chain's own. */
  known: boolean;
  /** Contract of the known token whose symbol this one carries without being it. */
  looksLike: string | null;
  spam: boolean;
}

/** Letters and digits that look alike; symbols have capital letters only. */
const alike: Record<string, string> = { I: 'L', J: 'L', O: 'Q', D: 'Q', V: 'U', W: 'VV', M: 'N', B: 'E', F: 'E' };

/** Trust marks of a token, from rules in the chain's configuration. */
export function tokenMarks(
  token: Pick<TokenStat, 'contract' | 'code'>,
  tokens: TokenConfig,
  core: { contract: string; code: string },
): TokenMarks {
  const all = [{ ...core, name: null, website: null }, ...tokens.known];
  const own = all.findLast((known) => known.contract === token.contract && known.code === token.code);
  const impersonated = all.find((known) => known.code === token.code || shape(known.code) === shape(token.code));
  return {
    name: own?.name ?? null,
    website: own?.website ?? null,
    known: own !== undefined,
    looksLike: own === undefined && impersonated !== undefined ? impersonated.contract : null,
    spam: tokens.spam.includes(token.contract),
  };
}

function shape(code: string): string {
  // Short codes would match too often.
  if (code.length < 3) return code;
  return [...code].map((letter) => alike[letter] ?? letter).join('');
}

/** Position in a list before anything else counts: the configured contracts first, in their order. */
export function listRank(contract: string, tokens: Pick<TokenConfig, 'first'>): number {
  const place = tokens.first.indexOf(contract);
  return place < 0 ? tokens.first.length : place;
}
