import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { TokenBalance } from '@antescope/sources/account/account-view';
import { tokenMarks } from '@antescope/sources/token/token-marks';

type ChainTokens = Pick<ChainConfig, 'coreContract' | 'coreSymbol' | 'systemToken' | 'tokens'>;

/** Contract and symbol, which together identify a token. */
export function tokenId({ contract, quantity }: TokenBalance): string {
  return `${contract} ${quantity.split(' ')[1] ?? ''}`;
}

/** Balances with the symbol of a known token, or of the core token, issued by another contract. */
export function lookalikesOf(balances: readonly TokenBalance[], chain: ChainTokens): string[] {
  const { coreContract, coreSymbol, systemToken, tokens } = chain;
  const core = { contract: coreContract, code: coreSymbol.code };
  const known = [...tokens.known, ...(systemToken === null ? [] : [{ name: null, website: null, ...systemToken }])];
  return balances
    .filter(({ contract, quantity }) => {
      const token = { contract, code: quantity.split(' ')[1] ?? '' };
      return tokenMarks(token, { ...tokens, known }, core).looksLike !== null;
    })
    .map(tokenId);
}
