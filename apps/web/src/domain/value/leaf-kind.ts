/** How a scalar is rendered. */
export type LeafKind =
  | 'account'
  | 'amount'
  | 'time'
  | 'key'
  | 'hash'
  | 'transaction'
  | 'bytes'
  | 'number'
  | 'flag'
  | 'name'
  | 'text';

/** Fields of type name that hold permissions or other non-account names. */
const notAccounts =
  /permission|^perm|parent|requirement|^type$|action|table|scope|proposal|collection|schema|category|feature|_name$|^newname$|strategy|status/i;

/** Fields that hold accounts, for values without a known type. */
const accounts =
  /^(?:from|to|owner|account|actor|creator|receiver|payer|bidder|voter|proxy|proposer|executer|canceler|issuer|sender|recipient|author|user|contract|code|producer|newact|authorized_account|ram_payer|high_bidder|seller|buyer)$/;

const name = /^[.1-5a-z]{0,12}[.1-5a-j]?$/;
const number = /^(?:u?int\d+|var(?:u?)int32|float\d+|bitset)$/;

/** The kind of a value by its ABI type, or by field name and shape if the type is unknown. */
export function leafKind(type: string | undefined, field: string, value: unknown): LeafKind {
  if (typeof value === 'boolean') return 'flag';
  if (type === undefined) return guess(field, value);
  switch (type) {
    case 'name':
      return notAccounts.test(field) || value === '' ? 'name' : 'account';
    case 'asset':
    case 'extended_asset':
      return 'amount';
    case 'time_point':
    case 'time_point_sec':
    case 'block_timestamp_type':
      return 'time';
    case 'public_key':
      return 'key';
    case 'signature':
    case 'checksum160':
    case 'checksum512':
      return 'hash';
    case 'checksum256':
      return isTransactionField(field) ? 'transaction' : 'hash';
    case 'bytes':
      return 'bytes';
    case 'bool':
      return 'flag';
    case 'symbol':
    case 'symbol_code':
      return 'name';
    default:
      return number.test(type) ? 'number' : 'text';
  }
}

function guess(field: string, value: unknown): LeafKind {
  if (typeof value === 'number' || typeof value === 'bigint') return 'number';
  const text = String(value);
  if (text === '' || text.length > 600) return 'text';
  if (/^-?\d{1,19}(?:\.\d{1,18})? [A-Z]{1,7}$/.test(text)) return 'amount';
  if (/^(?:PUB_(?:K1|R1|WA)_|EOS|FIO)[1-9A-HJ-NP-Za-km-z]{46,}$/.test(text)) return 'key';
  if (/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z?$/.test(text)) return 'time';
  if (/^[0-9a-f]{64}$/.test(text)) return isTransactionField(field) ? 'transaction' : 'hash';
  if (accounts.test(field) && name.test(text)) return 'account';
  return 'text';
}

function isTransactionField(field: string): boolean {
  return /^(?:trx|tx|transaction)_?(?:id|hash)?$/i.test(field);
}
