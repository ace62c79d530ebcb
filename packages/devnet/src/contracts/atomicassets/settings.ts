import type { AttributeFormat } from '@antescope/codec/chain/atomic-data';
import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { checkFormat } from './attributes.ts';
import { configOf, saveConfig, type ConfigRow } from './rows.ts';

const firstAsset = 1n << 40n;

export function init(ctx: ApplyContext): void {
  ctx.requireAuth(ctx.receiver);
  const versions = ctx.table<{ standard: string; version: string }>('tokenconfigs');
  if (!versions.has('tokenconfigs')) {
    versions.emplace(ctx.receiver, 'tokenconfigs', { standard: 'atomicassets', version: '2.0.0' });
  }
  const config = ctx.table<ConfigRow>('config');
  if (config.has('config')) return;
  config.emplace(ctx.receiver, 'config', {
    asset_counter: firstAsset,
    template_counter: 1,
    offer_counter: 1n,
    collection_format: [],
    supported_tokens: [],
  });
}

export function setVersion(ctx: ApplyContext, { new_version }: { new_version: string }): void {
  ctx.requireAuth(ctx.receiver);
  ctx.table<{ version: string }>('tokenconfigs').modify('tokenconfigs', ctx.receiver, (row) => {
    row.version = new_version;
  });
}

/** Extends the data format of collections. */
export function extendCollectionFormat(
  ctx: ApplyContext,
  { collection_format_extension: added }: { collection_format_extension: AttributeFormat[] },
): void {
  ctx.requireAuth(ctx.receiver);
  const config = configOf(ctx);
  const collection_format = [...config.collection_format, ...added];
  checkFormat(ctx, collection_format);
  saveConfig(ctx, { ...config, collection_format });
}

export function supportToken(
  ctx: ApplyContext,
  { token_contract, token_symbol }: { token_contract: string; token_symbol: string },
): void {
  ctx.requireAuth(ctx.receiver);
  const config = configOf(ctx);
  const supported = config.supported_tokens.some(({ sym }) => sym === token_symbol);
  check(ctx, !supported, 'A token with this symbol is already supported');
  const supported_tokens = [...config.supported_tokens, { sym: token_symbol, contract: token_contract }];
  saveConfig(ctx, { ...config, supported_tokens });
}
