import type { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';
import { normalised } from './normalise.ts';
import type { NftAsset, NftData } from './nft-asset.ts';

/**
 * An asset as the AtomicAssets API writes it. The template's immutable data are merged into the asset's own, whose value
 * stays where both have one. A maximum of 0 means no limit: then the edition is what was issued.
 */
export function readAtomicAsset(asset: Field, gateway: string): NftAsset {
  const template = asset.at('template');
  const ofTemplate = template.missing ? {} : dataOf(template.at('immutable_data'));
  const own = dataOf(asset.at('immutable_data'));
  const maxSupply = template.missing ? null : template.at('max_supply').bigint();
  const issued = template.missing ? null : template.at('issued_supply').bigint();
  const id = asset.at('asset_id').integer();
  const collection = asset.at('collection').at('collection_name').text();
  return normalised(
    {
      id,
      contract: 'atomicassets',
      fallbackName: asset.at('name').missing ? `${collection} #${id}` : asset.at('name').text(),
      idata: { ...ofTemplate, ...own },
      fromTemplate: Object.keys(ofTemplate).filter((name) => !Object.hasOwn(own, name)),
      mdata: dataOf(asset.at('mutable_data')),
      owner: asset.at('owner').missing ? null : asset.at('owner').text(),
      author: asset.at('collection').at('author').missing ? null : asset.at('collection').at('author').text(),
      collection,
      mint: asset.at('template_mint').missing ? null : asset.at('template_mint').integer(),
      editionSize: maxSupply === null || issued === null ? null : (maxSupply > 0n ? maxSupply : issued).toString(),
      schema: asset.at('schema').missing ? null : asset.at('schema').at('schema_name').text(),
      template: template.missing ? null : template.at('template_id').integer(),
      backed: asset.at('backed_tokens').itemsOrNone().map(backing),
      problem: null,
    },
    gateway,
  );
}

/** {token_symbol, token_precision, amount}: amount in integer units. */
function backing(token: Field): string {
  const precision = token.at('token_precision').number();
  const units = token.at('amount').integer();
  if (precision < 0 || precision > 18) return token.at('token_precision').fail('a precision');
  const digits = units.padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision);
  const fraction = precision === 0 ? '' : `.${digits.slice(digits.length - precision)}`;
  return `${whole}${fraction} ${token.at('token_symbol').text()}`;
}

export function dataOf(field: Field): NftData {
  if (field.missing) return {};
  if (!field.isObject) return field.fail('an object of attributes');
  return jsonReady(field.value) as NftData;
}
