import { parseAsset } from '@antescope/codec/chain/asset';
import type { ApplyContext } from '../../contract.ts';
import { plus, symbolOf } from '../amount.ts';
import { check } from '../check.ts';
import { checkName, inOrder, pack, unpack, type AttributeMap } from './attributes.ts';
import { changeBalance, contractOf, payOut } from './balances.ts';
import { log } from './logs.ts';
import { assetOf, assetsOf, collectionFor, nextOf, schemaOf, templateOf, templatesOf, type AssetRow } from './rows.ts';

interface Mint {
  authorized_minter: string;
  collection_name: string;
  schema_name: string;
  template_id: number;
  new_asset_owner: string;
  immutable_data: AttributeMap;
  mutable_data: AttributeMap;
  tokens_to_back: string[];
}

export function mint(ctx: ApplyContext, data: Mint): void {
  const { authorized_minter: minter, collection_name, schema_name, template_id, new_asset_owner: owner } = data;
  const { immutable_data, mutable_data, tokens_to_back } = data;
  ctx.requireAuth(minter);
  collectionFor(ctx, collection_name, minter, 'minter');
  const { format } = schemaOf(ctx, collection_name, schema_name);
  const immutable_template_data = issueFromTemplate(ctx, data);
  check(ctx, ctx.isAccount(owner), 'The new_asset_owner account does not exist');
  checkName(ctx, immutable_data);
  checkName(ctx, mutable_data);
  const asset_id = nextOf(ctx, 'asset_counter');
  assetsOf(ctx, owner).emplace(minter, asset_id, {
    asset_id,
    collection_name,
    schema_name,
    template_id,
    ram_payer: minter,
    backed_tokens: [],
    immutable_serialized_data: pack(ctx, immutable_data, format),
    mutable_serialized_data: pack(ctx, mutable_data, format),
  });
  log(ctx, 'logmint', {
    asset_id,
    authorized_minter: minter,
    collection_name,
    schema_name,
    template_id,
    new_asset_owner: owner,
    immutable_data: inOrder(immutable_data),
    mutable_data: inOrder(mutable_data),
    backed_tokens: tokens_to_back,
    immutable_template_data,
  });
  for (const token of tokens_to_back) backAsset(ctx, minter, owner, asset_id, token);
}

/** Counts an asset toward its template's supply, if it has a template; returns the template's data. */
function issueFromTemplate(ctx: ApplyContext, { template_id, collection_name, schema_name }: Mint): AttributeMap {
  if (template_id <= 0) {
    check(ctx, template_id === -1, 'The template id must either be an existing template or -1');
    return [];
  }
  const template = templateOf(ctx, collection_name, template_id);
  check(ctx, template.schema_name === schema_name, 'The template belongs to another schema');
  const left = template.max_supply === 0 || template.issued_supply < template.max_supply;
  check(ctx, left, "The template's maxsupply has already been reached");
  templatesOf(ctx, collection_name).modify(BigInt(template_id), null, (row) => {
    row.issued_supply++;
  });
  return unpack(ctx, template.immutable_serialized_data, schemaOf(ctx, collection_name, schema_name).format);
}

export function setAssetData(
  ctx: ApplyContext,
  data: { authorized_editor: string; asset_owner: string; asset_id: bigint; new_mutable_data: AttributeMap },
): void {
  const { authorized_editor: editor, asset_owner, asset_id, new_mutable_data } = data;
  ctx.requireAuth(editor);
  const asset = assetOf(ctx, asset_owner, asset_id, 'No asset with this id exists');
  collectionFor(ctx, asset.collection_name, editor, 'editor');
  checkName(ctx, new_mutable_data);
  const { format } = schemaOf(ctx, asset.collection_name, asset.schema_name);
  const mutable_serialized_data = pack(ctx, new_mutable_data, format);
  log(ctx, 'logsetdata', {
    asset_owner,
    asset_id,
    old_data: unpack(ctx, asset.mutable_serialized_data, format),
    new_data: inOrder(new_mutable_data),
  });
  assetsOf(ctx, asset_owner).modify(asset_id, editor, (row) => {
    row.ram_payer = editor;
    row.mutable_serialized_data = mutable_serialized_data;
  });
}

export function back(
  ctx: ApplyContext,
  data: { payer: string; asset_owner: string; asset_id: bigint; token_to_back: string },
): void {
  ctx.requireAuth(data.payer);
  ctx.requireRecipient(data.asset_owner);
  backAsset(ctx, data.payer, data.asset_owner, data.asset_id, data.token_to_back);
}

/** Backs an asset with tokens of the payer's balance, paid out when it is burned. */
function backAsset(ctx: ApplyContext, payer: string, owner: string, id: bigint, token: string): void {
  const { units } = parseAsset(token);
  check(ctx, units > 0n, 'token_to_back must be positive');
  contractOf(ctx, symbolOf(token), 'The specified token symbol is not supported');
  changeBalance(ctx, payer, token, -units);
  const missing = 'The specified owner does not own the asset with the specified ID';
  const asset = assetOf(ctx, owner, id, missing);
  const burnable = isBurnable(ctx, asset);
  check(ctx, burnable, 'The asset is not burnable. Only burnable assets can be backed.');
  assetsOf(ctx, owner).modify(id, payer, (row) => {
    row.ram_payer = payer;
    const index = row.backed_tokens.findIndex((each) => symbolOf(each) === symbolOf(token));
    if (index < 0) row.backed_tokens.push(token);
    else row.backed_tokens[index] = plus(row.backed_tokens[index]!, units);
  });
  log(ctx, 'logbackasset', { asset_owner: owner, asset_id: id, backed_token: token });
}

export function burn(ctx: ApplyContext, { asset_owner, asset_id }: { asset_owner: string; asset_id: bigint }): void {
  ctx.requireAuth(asset_owner);
  const asset = assetOf(ctx, asset_owner, asset_id, 'No asset with this id exists');
  check(ctx, isBurnable(ctx, asset), 'The asset is not burnable');
  for (const token of asset.backed_tokens) payOut(ctx, asset_owner, token, `Backed asset payout - ID: ${asset_id}`);
  const { collection_name, schema_name, template_id, backed_tokens, ram_payer } = asset;
  const { format } = schemaOf(ctx, collection_name, schema_name);
  log(ctx, 'logburnasset', {
    asset_owner,
    asset_id,
    collection_name,
    schema_name,
    template_id,
    backed_tokens,
    old_immutable_data: unpack(ctx, asset.immutable_serialized_data, format),
    old_mutable_data: unpack(ctx, asset.mutable_serialized_data, format),
    asset_ram_payer: ram_payer,
  });
  assetsOf(ctx, asset_owner).erase(asset_id);
  eraseHolder(ctx, asset_id);
}

function isBurnable(ctx: ApplyContext, { collection_name, template_id }: AssetRow): boolean {
  return template_id < 0 || templateOf(ctx, collection_name, template_id).burnable;
}

/** Ends the lending of an asset that is sold or burned. */
export function eraseHolder(ctx: ApplyContext, id: bigint): void {
  const holders = ctx.table('holders');
  if (holders.has(id)) holders.erase(id);
}
