import { abiOf } from '../abi-text.ts';

/** Type names in action data. */
const carriers = (
  'int8 int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64 string INT8_VEC INT16_VEC INT32_VEC INT64_VEC ' +
  'UINT8_VEC UINT16_VEC UINT32_VEC UINT64_VEC FLOAT_VEC DOUBLE_VEC STRING_VEC'
).split(' ');
const attributeVariant = `variant_${carriers.join('_')}`;

const ids = 'asset_ids uint64[]';
const edited = 'authorized_editor name, collection_name name';
const created = 'authorized_creator name, collection_name name, schema_name name';
const template = `${created}, transferable bool, burnable bool, max_supply uint32, immutable_data ATTRIBUTE_MAP`;
const offered = 'sender name, recipient name, sender_asset_ids uint64[], recipient_asset_ids uint64[], memo string';
const minted =
  'authorized_minter name, collection_name name, schema_name name, template_id int32, new_asset_owner name';
const mintData = 'immutable_data ATTRIBUTE_MAP, mutable_data ATTRIBUTE_MAP';

const logs = {
  logbackasset: 'asset_owner name, asset_id uint64, backed_token asset',
  logburnasset:
    'asset_owner name, asset_id uint64, collection_name name, schema_name name, template_id int32, ' +
    'backed_tokens asset[], old_immutable_data ATTRIBUTE_MAP, old_mutable_data ATTRIBUTE_MAP, asset_ram_payer name',
  logmint: `asset_id uint64, ${minted}, ${mintData}, backed_tokens asset[], immutable_template_data ATTRIBUTE_MAP`,
  logmove: `collection_name name, owner name, from name, to name, ${ids}, memo string`,
  lognewoffer: `offer_id uint64, ${offered}`,
  lognewtempl: `template_id int32, ${template}`,
  logsetdata: 'asset_owner name, asset_id uint64, old_data ATTRIBUTE_MAP, new_data ATTRIBUTE_MAP',
  logsetdatatl:
    'collection_name name, schema_name name, template_id int32, old_data ATTRIBUTE_MAP, new_data ATTRIBUTE_MAP',
  logtransfer: `collection_name name, from name, to name, ${ids}, memo string`,
};

const actions = {
  acceptauswap: 'collection_name name',
  acceptoffer: 'offer_id uint64',
  addcolauth: 'collection_name name, account_to_add name',
  addconftoken: 'token_contract name, token_symbol symbol',
  addnotifyacc: 'collection_name name, account_to_add name',
  admincoledit: 'collection_format_extension FORMAT[]',
  announcedepo: 'owner name, symbol_to_announce symbol',
  backasset: 'payer name, asset_owner name, asset_id uint64, token_to_back asset',
  burnasset: 'asset_owner name, asset_id uint64',
  canceloffer: 'offer_id uint64',
  createauswap: 'collection_name name, new_author name, owner bool',
  createcol:
    'author name, collection_name name, allow_notify bool, authorized_accounts name[], notify_accounts name[], ' +
    'market_fee float64, data ATTRIBUTE_MAP',
  createoffer: offered,
  createschema: `${created}, schema_format FORMAT[]`,
  createtempl: template,
  createtempl2: `${template}, mutable_data ATTRIBUTE_MAP`,
  declineoffer: 'offer_id uint64',
  deltemplate: `${edited}, template_id int32`,
  extendschema: `${edited}, schema_name name, schema_format_extension FORMAT[]`,
  forbidnotify: 'collection_name name',
  init: '',
  locktemplate: `${edited}, template_id int32`,
  ...logs,
  mintasset: `${minted}, ${mintData}, tokens_to_back asset[]`,
  move: `owner name, from name, to name, ${ids}, memo string`,
  payofferram: 'payer name, offer_id uint64',
  redtemplmax: `${edited}, template_id int32, new_max_supply uint32`,
  rejectauswap: 'collection_name name',
  remcolauth: 'collection_name name, account_to_remove name',
  remnotifyacc: 'collection_name name, account_to_remove name',
  setassetdata: 'authorized_editor name, asset_owner name, asset_id uint64, new_mutable_data ATTRIBUTE_MAP',
  setcoldata: 'collection_name name, data ATTRIBUTE_MAP',
  setmarketfee: 'collection_name name, market_fee float64',
  setschematyp: `${edited}, schema_name name, schema_format_type FORMAT_TYPE[]`,
  settempldata: `${edited}, template_id int32, new_mutable_data ATTRIBUTE_MAP`,
  setversion: 'new_version string',
  transfer: `from name, to name, ${ids}, memo string`,
  withdraw: 'owner name, token_to_withdraw asset',
};

const structs = {
  FORMAT: 'name string, type string',
  FORMAT_TYPE: 'name string, mediatype string, info string',
  extended_symbol: 'sym symbol, contract name',
  pair_string_ATOMIC_ATTRIBUTE: 'key string, value ATOMIC_ATTRIBUTE',
  assets_s:
    'asset_id uint64, collection_name name, schema_name name, template_id int32, ram_payer name, ' +
    'backed_tokens asset[], immutable_serialized_data uint8[], mutable_serialized_data uint8[]',
  author_swaps_s: 'collection_name name, current_author name, new_author name, acceptance_date uint32',
  balances_s: 'owner name, quantities asset[]',
  collections_s:
    'collection_name name, author name, allow_notify bool, authorized_accounts name[], notify_accounts name[], ' +
    'market_fee float64, serialized_data uint8[]',
  config_s:
    'asset_counter uint64, template_counter int32, offer_counter uint64, collection_format FORMAT[], ' +
    'supported_tokens extended_symbol[]',
  holders_s: 'asset_id uint64, holder name, owner name',
  offers_s: `offer_id uint64, ${offered}, ram_payer name`,
  schema_types_s: 'schema_name name, format_type FORMAT_TYPE[]',
  schemas_s: 'schema_name name, format FORMAT[]',
  template_mutables_s: 'template_id int32, schema_name name, mutable_serialized_data uint8[]',
  templates_s:
    'template_id int32, schema_name name, transferable bool, burnable bool, max_supply uint32, ' +
    'issued_supply uint32, immutable_serialized_data uint8[]',
  tokenconfigs_s: 'standard name, version string',
};

/**
 * ABI of atomicassets 2.0 as deployed: a pair has `key` and `value`, and only INT8_VEC is `bytes`. Newer compilers spell
 * both differently, which libraries of AtomicAssets cannot read.
 */
export const atomicAssetsAbi = abiOf({
  types: {
    ATOMIC_ATTRIBUTE: attributeVariant,
    ATTRIBUTE_MAP: 'pair_string_ATOMIC_ATTRIBUTE[]',
    DOUBLE_VEC: 'float64[]',
    FLOAT_VEC: 'float32[]',
    INT16_VEC: 'int16[]',
    INT32_VEC: 'int32[]',
    INT64_VEC: 'int64[]',
    INT8_VEC: 'bytes',
    STRING_VEC: 'string[]',
    UINT16_VEC: 'uint16[]',
    UINT32_VEC: 'uint32[]',
    UINT64_VEC: 'uint64[]',
    UINT8_VEC: 'uint8[]',
  },
  variants: { [attributeVariant]: carriers },
  structs,
  actions,
  tables: {
    assets: 'assets_s',
    authorswaps: 'author_swaps_s',
    balances: 'balances_s',
    collections: 'collections_s',
    config: 'config_s',
    holders: 'holders_s',
    offers: 'offers_s',
    schemas: 'schemas_s',
    schematypes: 'schema_types_s',
    templates: 'templates_s',
    templates2: 'template_mutables_s',
    tokenconfigs: 'tokenconfigs_s',
  },
});
