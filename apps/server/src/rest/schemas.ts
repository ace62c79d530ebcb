import {
  asset,
  bigInteger,
  boolean,
  integer,
  list,
  object,
  optionalAsset,
  optionalBig,
  optionalInteger,
  optionalString,
  optionalTime,
  orNull,
  string,
  timestamp,
  withOptional,
} from './json-types.ts';
import type { JsonSchema } from './parameter.ts';

export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export function listOf(name: string): JsonSchema {
  return { type: 'array', items: refTo(name) };
}

const decodedData: JsonSchema = { description: "decoded by the contract's ABI" };

/** Adds the marks of an action in a list. */
function withTruncation(schema: JsonSchema): JsonSchema {
  const truncated = { type: 'boolean', description: 'in lists: data above 1 kB is cut, see the transaction' };
  const dataBytes = { type: 'integer', description: 'size of the data where it is cut' };
  return withOptional(withOptional(schema, 'truncated', truncated), 'dataBytes', dataBytes);
}

const authorization = object({ actor: string, permission: string });
const meter = object({ used: bigInteger, available: optionalBig, max: optionalBig, weight: bigInteger });
const stake = orNull(object({ cpu: asset, net: asset }));

const authority = object({
  threshold: integer,
  keys: list(object({ key: string, legacy: optionalString, weight: integer })),
  accounts: list(object({ actor: string, permission: string, weight: integer })),
  waits: list(object({ seconds: integer, weight: integer })),
});

const sentAction = withTruncation(
  object({ contract: string, name: string, authorization: list(authorization), data: decodedData }),
);
const transactionStatus: JsonSchema = {
  type: 'string',
  enum: ['executed', 'soft_fail', 'hard_fail', 'delayed', 'expired'],
};

const schedule = { version: integer, producers: list(object({ name: string, key: optionalString })) };

/** Response schemas by their name in the OpenAPI document. */
export const responseSchemas: Record<string, JsonSchema> = {
  Failure: withOptional(
    object({ source: string, endpoint: optionalString, code: string, message: string }),
    'reason',
    object({ word: string, values: list(string) }),
  ),
  Meta: withOptional(
    withOptional(
      object({
        source: string,
        endpoint: optionalString,
        block: optionalInteger,
        blockId: optionalString,
        time: optionalTime,
        elapsedMs: { type: ['number', 'null'] },
        complete: boolean,
        range: orNull(object({ first: integer, last: integer })),
        failures: list(refTo('Failure')),
      }),
      'next',
      { type: 'string', description: 'cursor of the next page of a list' },
    ),
    'way',
    { type: 'string', description: 'reader of the index, if not state history' },
  ),
  Error: object({ error: object({ code: string, message: string, details: {} }) }),
  Account: object({
    name: string,
    created: timestamp,
    creator: optionalString,
    privileged: boolean,
    lastCodeUpdate: optionalTime,
    hasCode: boolean,
    liquid: optionalAsset,
    coreSymbol: string,
    ram: object({ used: bigInteger, quota: optionalBig }),
    net: meter,
    cpu: meter,
    staked: stake,
    selfStaked: stake,
    refund: orNull(object({ cpu: asset, net: asset, requested: timestamp, available: timestamp })),
    voter: orNull(object({ proxy: optionalString, producers: list(string), staked: bigInteger, isProxy: boolean })),
    permissions: list(refTo('Permission')),
  }),
  Permission: object({
    name: string,
    parent: optionalString,
    authority,
    linked: orNull(list(object({ contract: string, action: optionalString }))),
  }),
  TokenBalance: object({ contract: string, quantity: asset }),
  KeyHolder: object({ account: string, permission: string, weight: optionalInteger, threshold: optionalInteger }),
  ActionTrace: withTruncation(
    object({
      ordinal: integer,
      creatorOrdinal: integer,
      ancestorOrdinal: integer,
      receiver: string,
      contract: string,
      name: string,
      authorization: list(authorization),
      data: decodedData,
      hex: string,
      undecoded: optionalString,
      contextFree: boolean,
      receipt: orNull(
        object({
          globalSequence: bigInteger,
          recvSequence: bigInteger,
          actDigest: string,
          authSequence: list({ type: 'array' }),
        }),
      ),
      elapsed: optionalInteger,
      console: string,
      returnValueHex: string,
      ramDeltas: list(object({ account: string, delta: bigInteger })),
      error: optionalString,
    }),
  ),
  ActionRow: object({
    cursor: string,
    transactionId: string,
    blockNumber: integer,
    blockTime: timestamp,
    irreversible: boolean,
    trace: refTo('ActionTrace'),
    receivers: list(string),
  }),
  ActionPage: {
    ...object({
      rows: list(refTo('ActionRow')),
      next: optionalString,
      total: orNull(object({ count: bigInteger, exact: boolean })),
    }),
    description:
      '`hidden` counts rows hidden as spam, `filteredHere` lists the filters applied by this server instead of the source',
  },
  ListedTransaction: object({
    id: string,
    block: integer,
    time: timestamp,
    irreversible: boolean,
    status: transactionStatus,
    cpuUs: optionalInteger,
    netBytes: optionalInteger,
    action: orNull(sentAction),
    moreActions: integer,
  }),
  TransactionSummary: object({
    id: string,
    status: string,
    cpuUs: optionalInteger,
    netBytes: optionalInteger,
    actions: list(sentAction),
    known: boolean,
  }),
  Block: object({
    number: integer,
    id: string,
    previous: string,
    time: timestamp,
    producer: string,
    signedBy: optionalString,
    consensus: { type: 'string', enum: ['dpos', 'savanna'] },
    scheduleVersion: integer,
    confirmed: integer,
    transactionMroot: string,
    actionMroot: string,
    irreversible: boolean,
    lastIrreversible: integer,
    head: integer,
    newProducers: orNull(list(string)),
    newProtocolFeatures: orNull(list(string)),
    finality: orNull(
      object({
        qc: object({ block: integer, strong: boolean }),
        proposerPolicy: orNull(object({ version: integer, added: list(string), removed: integer })),
        finalizerPolicy: orNull(
          object({
            generation: integer,
            threshold: bigInteger,
            added: list(object({ description: string, weight: bigInteger, key: string })),
            removed: integer,
          }),
        ),
      }),
    ),
    transactions: list(refTo('TransactionSummary')),
    transactionCount: integer,
    actionCount: optionalInteger,
  }),
  Transaction: object({
    id: string,
    status: transactionStatus,
    blockNumber: optionalInteger,
    blockId: optionalString,
    blockTime: optionalTime,
    irreversible: boolean,
    lastIrreversible: optionalInteger,
    head: optionalInteger,
    cpuUs: optionalInteger,
    netBytes: optionalInteger,
    elapsedUs: optionalInteger,
    expiration: optionalTime,
    refBlockNum: optionalInteger,
    refBlockPrefix: optionalInteger,
    delaySec: optionalInteger,
    maxCpuMs: optionalInteger,
    maxNetWords: optionalInteger,
    signatures: list(string),
    signedBy: orNull(list(string)),
    scheduled: boolean,
    error: orNull(object({ message: optionalString, code: optionalString })),
    traces: list(refTo('ActionTrace')),
    failedId: optionalString,
  }),
  Head: object({
    chainId: string,
    head: integer,
    headId: string,
    headTime: timestamp,
    producer: string,
    lastIrreversible: integer,
    lastIrreversibleId: string,
    serverVersion: string,
  }),
  ListedBlock: object({
    number: integer,
    id: string,
    time: timestamp,
    producer: string,
    transactions: integer,
    missedBefore: optionalInteger,
  }),
  Schedule: object({ ...schedule, pending: orNull(object(schedule)) }),
  Producer: object({
    rank: integer,
    name: string,
    votes: string,
    share: string,
    active: boolean,
    url: string,
    key: string,
    location: integer,
  }),
  RamPrice: object({ perKib: asset, base: asset, quote: asset }),
  ScopePage: object({
    scopes: list(
      object({
        scope: string,
        number: string,
        symbolCode: optionalString,
        payer: optionalString,
        entries: optionalInteger,
      }),
    ),
    next: optionalString,
  }),
  TableIndex: object({ position: string, keyType: string }),
  ProducerRound: object({
    scheduleVersion: integer,
    begin: timestamp,
    end: timestamp,
    producers: list(object({ producer: string, due: integer, produced: integer })),
    missed: integer,
  }),
  ProposalLife: object({
    proposer: string,
    name: string,
    status: { type: 'string', enum: ['open', 'executed', 'cancelled'] },
    steps: list(
      object({
        kind: { type: 'string', enum: ['propose', 'approve', 'unapprove', 'cancel', 'exec'] },
        by: string,
        block: integer,
        time: timestamp,
        transactionId: string,
      }),
    ),
  }),
  RowVersion: object({
    block: integer,
    time: timestamp,
    writers: list(string),
    payer: string,
    data: decodedData,
    hex: optionalString,
  }),
  PermissionVersion: object({
    block: integer,
    time: timestamp,
    writers: list(string),
    permission: string,
    parent: optionalString,
    authority: orNull(authority),
  }),
  ContractVersion: object({
    block: integer,
    time: timestamp,
    writers: list(string),
    what: { type: 'string', enum: ['abi', 'code'] },
    hash: optionalString,
    bytes: optionalInteger,
  }),
};
