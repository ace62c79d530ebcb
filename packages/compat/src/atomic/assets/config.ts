import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { notFound } from '../atomic-error.ts';
import { formatOf } from '../attributes.ts';

export interface SupportedToken {
  token_contract: string;
  token_symbol: string;
  token_precision: number;
}

/** Tokens that assets may be backed with. */
export async function supportedTokens(index: AtomicIndex): Promise<SupportedToken[]> {
  const config = await index.singleton(assetsContract, 'config');
  if (config === null) return [];
  return reading(() =>
    config
      .at('supported_tokens')
      .items()
      .map((token) => ({ token_contract: token.at('contract').text(), ...symbolParts(token.at('sym').text()) })),
  );
}

/** '4,EOS' as the API writes it. */
export function symbolParts(symbol: string): { token_symbol: string; token_precision: number } {
  const [precision = '0', code = ''] = symbol.split(',');
  return { token_symbol: code, token_precision: Number(precision) };
}

export async function assetsConfig(index: AtomicIndex): Promise<Record<string, unknown>> {
  const [config, versions] = await Promise.all([
    index.singleton(assetsContract, 'config'),
    index.singleton(assetsContract, 'tokenconfigs'),
  ]);
  if (config === null || versions === null) throw notFound('Config', 404);
  const tokens = await supportedTokens(index);
  return reading(() => ({
    contract: assetsContract,
    version: versions.at('version').text(),
    collection_format: formatOf(config.at('collection_format')),
    supported_tokens: tokens,
  }));
}
