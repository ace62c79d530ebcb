/** An exception type with nodeos' code and name. */
export interface ErrorKind {
  readonly code: number;
  readonly name: string;
  readonly what: string;
}

/** One log entry of an exception: `format` with `${…}` placeholders for `data`, and its origin in nodeos. */
export interface ErrorLine {
  readonly level: 'error' | 'warn';
  readonly file: string;
  readonly line: number;
  readonly method: string;
  readonly format: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Where nodeos throws an exception, as shown in error responses. */
export type Origin = readonly [file: string, line: number, method: string];

export function errorLine(
  origin: Origin,
  format: string,
  data: Readonly<Record<string, unknown>> = {},
  level: ErrorLine['level'] = 'error',
): ErrorLine {
  const [file, line, method] = origin;
  return { level, file, line, method, format, data };
}

/** Message of a log entry: placeholders filled, structured values as compact JSON. */
export function formatErrorLine(line: ErrorLine): string {
  return line.format.replaceAll(/\$\{([\w.]+)\}/g, (all, field: string) => {
    if (!Object.hasOwn(line.data, field)) return all;
    const value = line.data[field];
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  });
}

/**
 * A chain exception. `details` as in nodeos' error responses; `lines` are the stack lines for the `except` of a failure
 * trace. `errorCode`: the `error_code` of traces (10000000000000000000 for errors of the chain itself).
 */
export class ChainError extends Error {
  readonly code: number;
  readonly what: string;
  readonly lines: ErrorLine[];
  readonly errorCode: bigint;

  constructor(kind: ErrorKind, lines: ErrorLine[], errorCode = systemErrorCode) {
    super(lines.map(formatErrorLine).find((text) => text !== '') ?? kind.what);
    this.name = kind.name;
    this.code = kind.code;
    this.what = kind.what;
    this.lines = lines;
    this.errorCode = errorCode;
  }

  get details(): { message: string; file: string; line_number: number; method: string }[] {
    return this.lines.map((line) => ({
      message: formatErrorLine(line),
      file: line.file,
      line_number: line.line,
      method: line.method,
    }));
  }

  /** Appends a log entry while the error propagates. */
  with(line: ErrorLine): this {
    this.lines.push(line);
    return this;
  }
}

export const systemErrorCode = 10_000_000_000_000_000_000n;

/** Exceptions this devnet can throw, with nodeos' codes, names and texts. */
export const errorKinds = {
  transaction: kind(3040000, 'transaction_exception', 'Transaction exception'),
  noAuthorization: kind(3040003, 'tx_no_auths', 'Transaction should have at least one required authority'),
  expired: kind(3040005, 'expired_tx_exception', 'Expired Transaction'),
  expirationTooFar: kind(3040006, 'tx_exp_too_far_exception', 'Transaction Expiration Too Far'),
  invalidReference: kind(3040007, 'invalid_ref_block_exception', 'Invalid Reference Block'),
  duplicate: kind(3040008, 'tx_duplicate', 'Duplicate transaction'),
  deferredDuplicate: kind(3040009, 'deferred_tx_duplicate', 'Duplicate deferred transaction'),
  extensions: kind(3040015, 'invalid_transaction_extension', 'Invalid transaction extension'),
  actionValidate: kind(3050000, 'action_validate_exception', 'Action validate exception'),
  accountExists: kind(3050001, 'account_name_exists_exception', 'Account name already exists'),
  assertMessage: kind(3050003, 'eosio_assert_message_exception', 'eosio_assert_message assertion failure'),
  assertCode: kind(3050004, 'eosio_assert_code_exception', 'eosio_assert_code assertion failure'),
  returnValue: kind(3050014, 'action_return_value_exception', 'action return value size too big'),
  inlineTooBig: kind(3050008, 'inline_action_too_big', 'Inline Action exceeds maximum size limit'),
  unauthorizedRam: kind(
    3050011,
    'unauthorized_ram_usage_increase',
    'Action attempts to increase RAM usage of account without authorization',
  ),
  databaseApi: kind(3060000, 'database_exception', 'Database exception'),
  permissionQuery: kind(3060001, 'permission_query_exception', 'Permission Query Exception'),
  accountQuery: kind(3060002, 'account_query_exception', 'Account Query Exception'),
  tableQuery: kind(3060003, 'contract_table_query_exception', 'Contract Table Query Exception'),
  wasmExecution: kind(3070002, 'wasm_execution_error', 'Runtime Error Processing WASM'),
  ramUsage: kind(3080001, 'ram_usage_exceeded', 'Account using more than allotted RAM usage'),
  netUsage: kind(
    3080002,
    'tx_net_usage_exceeded',
    'Transaction exceeded the current network usage limit imposed on the transaction',
  ),
  blockNetUsage: kind(
    3080003,
    'block_net_usage_exceeded',
    'Transaction network usage is too much for the remaining allowable usage of the current block',
  ),
  cpuUsage: kind(
    3080004,
    'tx_cpu_usage_exceeded',
    'Transaction exceeded the current CPU usage limit imposed on the transaction',
  ),
  blockCpuUsage: kind(
    3080005,
    'block_cpu_usage_exceeded',
    'Transaction CPU usage is too much for the remaining allowable usage of the current block',
  ),
  transactionNotFound: kind(3040011, 'tx_not_found', 'The transaction can not be found'),
  duplicateSignature: kind(3090001, 'tx_duplicate_sig', 'Duplicate signature included'),
  irrelevantSignature: kind(3090002, 'tx_irrelevant_sig', 'Irrelevant signature included'),
  unsatisfied: kind(
    3090003,
    'unsatisfied_authorization',
    'Provided keys, permissions, and delays do not satisfy declared authorizations',
  ),
  missingAuthority: kind(3090004, 'missing_auth_exception', 'Missing required authority'),
  irrelevantAuthority: kind(3090005, 'irrelevant_auth_exception', 'Irrelevant authority included'),
  unlinkableMinimum: kind(
    3090007,
    'unlinkable_min_permission_exception',
    'The permission cannot be used to authorize an action',
  ),
  unaccessibleApi: kind(3100005, 'unaccessible_api', 'Attempt to use unaccessible API'),
  cryptoApi: kind(3230001, 'crypto_api_exception', 'Crypto API exception'),
  tableNotPermitted: kind(3160005, 'table_operation_not_permitted', 'The table operation is not allowed'),
  invalidVmType: kind(3160006, 'invalid_contract_vm_type', 'Invalid contract vm type'),
  invalidVmVersion: kind(3160007, 'invalid_contract_vm_version', 'Invalid contract vm version'),
  setExact: kind(3160008, 'set_exact_code', 'Contract is already running this version of code'),
  unpack: kind(3015015, 'unpack_exception', 'Unpack data exception'),
  assertion: kind(10, 'assert_exception', 'Assert Exception'),
  packedTransaction: kind(3010010, 'packed_transaction_type_exception', 'Invalid packed transaction'),
} satisfies Record<string, ErrorKind>;

function kind(code: number, name: string, what: string): ErrorKind {
  return { code, name, what };
}

/** Throws unless `condition`. */
export function chainCheck(
  condition: boolean,
  errorKind: ErrorKind,
  origin: Origin,
  format: string,
  data: Readonly<Record<string, unknown>> = {},
): asserts condition {
  if (!condition) throw new ChainError(errorKind, [errorLine(origin, format, data)]);
}
