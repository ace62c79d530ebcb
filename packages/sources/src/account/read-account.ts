import { addAssets, parseAsset } from '@antescope/codec/chain/asset';
import { BadAnswerError, type Field } from '../core/fields.ts';
import type { AccountView, ResourceMeter, VoterView } from './account-view.ts';
import { readLink, readPermission } from './authority.ts';

export interface AccountRules {
  keyPrefix: string;
  refundDays: number;
  /** Core symbol where the answer does not show it. */
  coreSymbol: string;
}

const never = '1970-01-01T00:00:00.000Z';

/** The view of a get_account response (nodeos 1.8 and later). */
export function readAccount(answer: Field, rules: AccountRules): AccountView {
  const liquid = answer.at('core_liquid_balance');
  const codeUpdate = answer.at('last_code_update').time();
  const resources = answer.at('total_resources');
  const anyLinks = answer.at('eosio_any_linked_actions').itemsOrNone();
  const refund = answer.at('refund_request');
  const view: AccountView = {
    name: answer.at('account_name').text(),
    created: answer.at('created').time(),
    creator: null,
    privileged: answer.at('privileged').flag(),
    lastCodeUpdate: codeUpdate === never ? null : codeUpdate,
    hasCode: codeUpdate !== never,
    liquid: liquid.missing ? null : readAsset(liquid),
    coreSymbol: coreSymbolOf(answer, rules.coreSymbol),
    ram: { used: answer.at('ram_usage').integer(), quota: unlimitedIsNull(answer.at('ram_quota')) },
    net: readMeter(answer.at('net_limit'), answer.at('net_weight')),
    cpu: readMeter(answer.at('cpu_limit'), answer.at('cpu_weight')),
    staked: resources.missing ? null : readStake(resources),
    selfStaked: answer.at('self_delegated_bandwidth').missing ? null : readStake(answer.at('self_delegated_bandwidth')),
    refund: refund.missing ? null : readRefund(refund, rules.refundDays),
    voter: answer.at('voter_info').missing ? null : readVoter(answer.at('voter_info')),
    permissions: answer
      .at('permissions')
      .items()
      .map((entry) => readPermission(entry, rules.keyPrefix)),
    ...(anyLinks.length === 0 ? {} : { linkedToAny: anyLinks.map(readLink) }),
  };
  requireTotal(answer, view);
  return view;
}

/** The node's own `used` is as of the account's last use; `current_used` has faded since then and is preferred. */
function readMeter(limit: Field, weight: Field): ResourceMeter {
  const max = unlimitedIsNull(limit.at('max'));
  if (max === null) return { used: '0', available: null, max: null, weight: weight.integer() };
  const used = limit.at('current_used').missing ? limit.at('used').bigint() : limit.at('current_used').bigint();
  const left = BigInt(max) - used;
  return { used: used.toString(), available: (left > 0n ? left : 0n).toString(), max, weight: weight.integer() };
}

function unlimitedIsNull(field: Field): string | null {
  const text = field.integer();
  return text.startsWith('-') ? null : text;
}

function readStake(row: Field): { cpu: string; net: string } {
  return readPair(row.at('cpu_weight'), row.at('net_weight'));
}

/** Two amounts of one token, which can be added. */
function readPair(cpu: Field, net: Field): { cpu: string; net: string } {
  const pair = { cpu: readAsset(cpu), net: readAsset(net) };
  requireSum(net, [pair.cpu, pair.net]);
  return pair;
}

/** Pages add the amounts of an account. */
function requireSum(field: Field, amounts: readonly string[]): void {
  try {
    amounts.map(parseAsset).reduce(addAssets);
  } catch {
    throw new BadAnswerError(field.path, 'an amount of the same token as the others', field.origin);
  }
}

/** The amounts that make up the total of an account. */
function requireTotal(answer: Field, { liquid, selfStaked, refund }: AccountView): void {
  const parts = [liquid, selfStaked?.cpu, selfStaked?.net, refund?.cpu, refund?.net];
  const amounts = parts.filter((part) => part !== null && part !== undefined);
  if (amounts.length > 0) requireSum(answer.at('core_liquid_balance'), amounts);
}

function readRefund(row: Field, refundDays: number): NonNullable<AccountView['refund']> {
  const requested = row.at('request_time').time();
  return {
    ...readPair(row.at('cpu_amount'), row.at('net_amount')),
    requested,
    available: new Date(Date.parse(requested) + refundDays * 86_400_000).toISOString(),
  };
}

function readVoter(row: Field): VoterView {
  const proxy = row.at('proxy').textOr('');
  return {
    proxy: proxy === '' ? null : proxy,
    producers: row
      .at('producers')
      .itemsOrNone()
      .map((name) => name.text()),
    staked: row.at('staked').integer(),
    isProxy: row.at('is_proxy').flag(),
  };
}

function coreSymbolOf(answer: Field, fallback: string): string {
  for (const field of [answer.at('core_liquid_balance'), ...stakeFields(answer.at('total_resources'))]) {
    if (!field.missing) return parseAsset(readAsset(field)).code;
  }
  return fallback;
}

function stakeFields(resources: Field): Field[] {
  return resources.missing ? [] : [resources.at('cpu_weight')];
}

/** An asset text, '1.0000 EOS', checked. */
export function readAsset(field: Field): string {
  const text = field.text();
  try {
    parseAsset(text);
  } catch {
    throw new BadAnswerError(field.path, 'an asset', field.origin);
  }
  return text;
}
