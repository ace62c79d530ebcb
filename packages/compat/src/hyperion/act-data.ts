import { addAssets, formatAsset, isAsset, parseAsset } from '@antescope/codec/chain/asset';
import { exactNumber } from './query.ts';

type Fields = Record<string, unknown>;

/**
 * Action data as Hyperion returns it: it indexes some fields of common actions, and merges them into the decoded data.
 * Amounts that it has as numbers are JSON numbers with the exact digits. `system`: the chain's system account.
 */
export function hyperionActData(act: { account: string; name: string }, data: unknown, system: string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const fields = data as Fields;
  if (act.name === 'transfer') return transferData(fields);
  const shape = act.account === system && Object.hasOwn(systemShapes, act.name) ? systemShapes[act.name] : undefined;
  return shape === undefined ? fields : shape(fields);
}

/** Data of a row in `accounts` tables: {amount, symbol} in place of the balance. */
export function hyperionRowData(table: string, data: unknown): unknown {
  if (table !== 'accounts' || typeof data !== 'object' || data === null) return data;
  const { balance, ...rest } = data as Fields;
  const amount = amountOf(balance);
  return amount === null ? data : { ...amount, ...rest };
}

const systemShapes: Record<string, (data: Fields) => Fields> = {
  newaccount({ name, ...rest }) {
    return name === undefined ? rest : { ...rest, newact: name };
  },
  buyram: (data) => withNumber(data, 'quant'),
  buyrex: ({ amount, from }) => ({ amount: amountOf(amount)?.amount ?? 0, from }),
  delegatebw: (data) => stakeData(data, 'stake_net_quantity', 'stake_cpu_quantity'),
  undelegatebw: (data) => stakeData(data, 'unstake_net_quantity', 'unstake_cpu_quantity'),
  unstaketorex: (data) => ({ amount: sumOf(data['from_net'], data['from_cpu']), ...data }),
  updateauth: ({ auth, ...rest }) => ({ ...rest, auth: withoutEmptyLists(auth) }),
};

function transferData(data: Fields): Fields {
  const moved = amountOf(data['quantity']) ?? amountOf(data['value']);
  return moved === null ? data : { from: data['from'], to: data['to'], ...moved, ...data };
}

function stakeData(data: Fields, net: string, cpu: string): Fields {
  return { amount: sumOf(data[net], data[cpu]), ...withNumber(withNumber(data, net), cpu) };
}

/** The amount of a field as a number, without its symbol. */
function withNumber(data: Fields, name: string): Fields {
  const amount = amountOf(data[name]);
  return amount === null ? data : { ...data, [name]: amount.amount };
}

function amountOf(value: unknown): { amount: unknown; symbol: string } | null {
  if (typeof value !== 'string' || !isAsset(value)) return null;
  const [digits = '', symbol = ''] = value.split(' ');
  return { amount: plainNumber(digits), symbol };
}

function sumOf(a: unknown, b: unknown): unknown {
  if (typeof a !== 'string' || typeof b !== 'string' || !isAsset(a) || !isAsset(b)) return 0;
  const [left, right] = [parseAsset(a), parseAsset(b)];
  const sameToken = left.code === right.code && left.precision === right.precision;
  return sameToken ? plainNumber(formatAsset(addAssets(left, right)).split(' ')[0]!) : 0;
}

/** '1.5000' → 1.5, as a number of Hyperion is written. */
function plainNumber(digits: string): unknown {
  return exactNumber(digits.includes('.') ? digits.replace(/\.?0{0,18}$/, '') : digits);
}

function withoutEmptyLists(auth: unknown): unknown {
  if (typeof auth !== 'object' || auth === null) return auth;
  return Object.fromEntries(Object.entries(auth).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}
