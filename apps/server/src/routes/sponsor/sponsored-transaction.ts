import type { FreeCpu } from '@antescope/chains/config/chain-config';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { compileAbi } from '@antescope/codec/abi/compile';
import { isName } from '@antescope/codec/chain/name';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';

/** Milliseconds of CPU that a sponsored transaction may declare. */
const mostCpuMs = 5;
const mostActions = 20;
/** Bytes of all actions: the sponsor pays for NET, too. */
const mostBytes = 4096;
/** Seconds that a sponsored transaction may stay valid. */
const mostSeconds = 3600;

/** Of this code alone: a node's ABI must not decide what the sponsor signs. */
const transferAbi = compileAbi({
  version: 'eosio::abi/1.1',
  types: [],
  structs: [
    {
      name: 'transfer',
      base: '',
      fields: [
        { name: 'from', type: 'name' },
        { name: 'to', type: 'name' },
        { name: 'quantity', type: 'asset' },
        { name: 'memo', type: 'string' },
      ],
    },
  ],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
});

/** The sponsor's own action, byte for byte what it signs. */
export function sponsorAction({ contract, from, permission, to, quantity, memo }: FreeCpu): Action {
  return {
    account: contract,
    name: 'transfer',
    authorization: [{ actor: from, permission }],
    data: transferAbi.encodeAction('transfer', { from, to, quantity, memo }),
  };
}

/** Body of POST cpu. */
export interface SponsorRequest {
  /** `data` is hex. */
  actions: unknown;
  transactionHeader: unknown;
  /** The account's signatures of the same transaction, separated by commas. */
  cs: unknown;
}

/** The request does not qualify; the message is for the person. */
export class NotSponsored extends Error {
  override readonly name = 'NotSponsored';
}

/**
 * The transaction of a request and the account that it is for. Throws NotSponsored for anything but the sponsor's own
 * action followed by actions of other accounts.
 *
 * @param now milliseconds
 */
export function readSponsored(
  { actions: given, transactionHeader }: SponsorRequest,
  config: FreeCpu,
  now: number,
): { transaction: Transaction; account: string } {
  if (!Array.isArray(given) || given.length < 2 || given.length > mostActions)
    throw new NotSponsored('The number of actions does not qualify');
  const actions = given.map(readAction);
  const [first, ...others] = actions;
  if (actionText(first!) !== actionText(sponsorAction(config)))
    throw new NotSponsored("The first action is not the sponsor's");
  if (others.some(({ authorization }) => authorization.some(({ actor }) => actor === config.from)))
    throw new NotSponsored('An action is authorized by the sponsor');
  const account = others[0]!.authorization[0]?.actor;
  if (account === undefined) throw new NotSponsored('An action has no authorization');
  if (actions.reduce((sum, { data }) => sum + data.length, 0) > mostBytes)
    throw new NotSponsored('The transaction is too large');
  const header = readHeader(transactionHeader, now);
  return {
    account,
    transaction: { ...header, context_free_actions: [], actions, transaction_extensions: [] },
  };
}

function readAction(value: unknown): Action {
  const { account, name, authorization, data } = (value ?? {}) as Record<string, unknown>;
  const levels = Array.isArray(authorization) ? (authorization as Record<string, unknown>[]) : [];
  const names = [account, name, ...levels.flatMap((level) => [level?.actor, level?.permission])];
  if (!names.every((each) => typeof each === 'string' && isName(each)) || levels.length > 5)
    throw new NotSponsored('An action is malformed');
  if (typeof data !== 'string' || !/^([0-9a-f]{2})*$/i.test(data)) throw new NotSponsored('An action is malformed');
  return {
    account: String(account),
    name: String(name),
    authorization: levels.map((level) => ({ actor: String(level.actor), permission: String(level.permission) })),
    data: fromHex(data),
  };
}

function readHeader(value: unknown, now: number) {
  const header = (value ?? {}) as Record<string, unknown>;
  const { expiration } = header;
  const number = (name: string, most: number): number => {
    const field = header[name];
    if (typeof field === 'number' && Number.isInteger(field) && field >= 0 && field <= most) return field;
    throw new NotSponsored(`${name} does not qualify`);
  };
  if (typeof expiration !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(expiration))
    throw new NotSponsored('expiration does not qualify');
  const seconds = (Date.parse(`${expiration}Z`) - now) / 1000;
  if (!(seconds > 0 && seconds <= mostSeconds)) throw new NotSponsored('expiration does not qualify');
  const cpu = number('max_cpu_usage_ms', mostCpuMs);
  if (cpu === 0) throw new NotSponsored('max_cpu_usage_ms does not qualify');
  return {
    expiration,
    ref_block_num: number('ref_block_num', 0xffff),
    ref_block_prefix: number('ref_block_prefix', 0xffff_ffff),
    max_net_usage_words: number('max_net_usage_words', 0),
    max_cpu_usage_ms: cpu,
    delay_sec: number('delay_sec', 0),
  };
}

function actionText({ account, name, authorization, data }: Action): string {
  return JSON.stringify([
    account,
    name,
    authorization.map(({ actor, permission }) => [actor, permission]),
    toHex(data),
  ]);
}
