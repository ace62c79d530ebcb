import { fieldsOf, refusal, type StandIn, type StandInReply, type StandInRequest } from './stand-in.ts';

interface Deposit {
  id: string;
  coin: string;
  account: string;
  address: string;
  asked: number;
}

interface Withdrawal {
  id: string;
  quoteId: string;
  account: string;
  address: string;
  amount: string;
  currency: string;
  created: string;
  asked: number;
}

const networks: Record<string, { chain: string; address: (seed: string) => string; contract: string; code: string }> = {
  btc: { chain: 'bitcoin', address: (seed) => `bc1q${seed.slice(0, 38)}`, contract: 'xtokens', code: 'XBTC' },
  usdt: { chain: 'ethereum', address: (seed) => `0x${seed.slice(0, 40)}`, contract: 'tethertether', code: 'USDT' },
  usdc: { chain: 'ethereum', address: (seed) => `0x${seed.slice(0, 40)}`, contract: 'xtokens', code: 'XUSDC' },
};

/** Stages of a withdrawal, and of a deposit, by the number of queries since. */
const withdrawalStages = ['pending', 'processing', 'success'];
const depositStages = ['pending', 'confirming', 'processing', 'finished'];

/**
 * Bridge to other networks: POST /address/generate, /address/delete and /withdraw take one signed transaction each, which
 * is checked for its shape and not run; GET /withdrawals/{account}. Every query moves a record one stage on.
 */
export function wrapStandIn(): StandIn {
  const deposits: Deposit[] = [];
  const withdrawals: Withdrawal[] = [];
  return (request) => {
    const [area, name = ''] = request.path;
    if (request.method === 'GET' && area === 'withdrawals') return records(name, deposits, withdrawals);
    if (request.method !== 'POST') return null;
    const fault = envelopeFault(request);
    if (area === 'address' && name === 'generate') return fault ?? generate(request, deposits);
    if (area === 'address' && name === 'delete') return fault ?? remove(request, deposits);
    return area === 'withdraw' ? (fault ?? withdraw(request, withdrawals)) : null;
  };
}

function envelopeFault(request: StandInRequest): StandInReply | null {
  const { signatures, transaction } = fieldsOf(request) as {
    signatures?: unknown[];
    transaction?: { actions?: unknown[] };
  };
  if (signatures?.length !== 1) return refusal(400, 'exactly one signature is required');
  return transaction?.actions?.length === 1 ? null : refusal(400, 'exactly one action is required');
}

function generate(request: StandInRequest, deposits: Deposit[]): StandInReply {
  const { coin, wallet } = fieldsOf(request) as { coin?: string; wallet?: string };
  const network = networks[coin ?? ''];
  if (network === undefined || wallet === undefined) return refusal(400, 'this coin is not supported');
  const known = deposits.find((each) => each.coin === coin && each.account === wallet);
  if (known !== undefined) return { value: { id: known.id, address: known.address, coin, wallet } };
  const seed = [...`${coin}${wallet}`]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .repeat(8);
  const address = network.address(seed);
  const id = `d${deposits.length + 1}`;
  deposits.unshift({ id, coin: coin!, account: wallet, address, asked: 0 });
  return { value: { id, address, coin, wallet } };
}

function remove(request: StandInRequest, deposits: Deposit[]): StandInReply {
  const at = deposits.findIndex(({ id }) => id === fieldsOf(request).id);
  if (at < 0) return { value: { success: false, message: 'address not found' } };
  deposits.splice(at, 1);
  return { value: { success: true } };
}

interface TransferAction {
  account: string;
  name: string;
  data: { from?: string; quantity?: string } | string;
}

function withdraw(request: StandInRequest, withdrawals: Withdrawal[]): StandInReply {
  const fields = fieldsOf(request) as {
    quoteId?: string;
    address?: string;
    transaction: { actions: TransferAction[] };
  };
  const [action] = fields.transaction.actions;
  const { quoteId = '', address = '' } = fields;
  if (action?.name !== 'transfer' || typeof action.data === 'string') return refusal(400, 'a transfer is required');
  if (withdrawals.some((each) => each.quoteId === quoteId))
    return { value: { success: false, message: 'quote was used' } };
  const [amount = '0', code = ''] = (action.data.quantity ?? '').split(' ');
  const id = `w${withdrawals.length + 1}`;
  const created = new Date().toISOString();
  const account = action.data.from ?? '';
  withdrawals.unshift({ id, quoteId, account, address, amount, currency: code, created, asked: 0 });
  return { value: { success: true, id } };
}

function records(account: string, deposits: Deposit[], withdrawals: Withdrawal[]): StandInReply {
  const own = withdrawals.filter((each) => each.account === account);
  const swaps = own.map((each) => {
    const status = withdrawalStages[Math.min(each.asked++, withdrawalStages.length - 1)]!;
    const { id, amount, currency, created, address } = each;
    const hash = status === 'success' ? { withdrawalHash: 'cd'.repeat(32) } : {};
    return { id, status, amount, currency, network: 'bitcoin', created, withdrawalAddress: address, ...hash };
  });
  const received = deposits
    .filter((each) => each.account === account)
    .map((each) => {
      const stage = Math.min(each.asked++, depositStages.length - 1);
      const { chain, contract, code } = networks[each.coin]!;
      return {
        id: each.id,
        txid: 'ef'.repeat(32),
        chain,
        deposit_address: each.address,
        confirmations: stage * 3,
        status: depositStages[stage],
        finish_txid: stage === depositStages.length - 1 ? '12'.repeat(32) : '',
        wrap_hash: '34'.repeat(32),
        balance: { quantity: `0.01000000 ${code}`, contract },
      };
    });
  return { value: { swaps, deposits: received, page: 0, pageSize: 100, totalElements: swaps.length } };
}
