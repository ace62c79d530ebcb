import { fieldsOf, refusal, type StandIn, type StandInReply, type StandInRequest } from './stand-in.ts';
import { type Deposit, networks, recordsOf, type Withdrawal } from './wrap-records.ts';

/**
 * Bridge to other networks: POST /address/generate, /address/delete and /withdraw take one signed transaction each, which
 * is checked for its shape and not run; GET /withdrawals/{account}. `set` gives the withdrawal `id` a `status`.
 */
export function wrapStandIn(): StandIn {
  const deposits: Deposit[] = [];
  const withdrawals: Withdrawal[] = [];
  const answer: StandIn = (request) => {
    const [area, name = ''] = request.path;
    if (request.method === 'GET' && area === 'withdrawals') return { value: recordsOf(name, deposits, withdrawals) };
    if (request.method !== 'POST') return null;
    const fault = envelopeFault(request);
    if (area === 'address' && name === 'generate') return fault ?? generate(request, deposits);
    if (area === 'address' && name === 'delete') return fault ?? remove(request, deposits);
    return area === 'withdraw' ? (fault ?? withdraw(request, withdrawals)) : null;
  };
  return Object.assign(answer, {
    set: ({ id, status }: Record<string, unknown>) => {
      const withdrawal = withdrawals.find((each) => each.id === id);
      if (withdrawal === undefined) throw new Error(`there is no withdrawal ${JSON.stringify(id)}`);
      if (typeof status !== 'string' || status === '') throw new Error('"status" must be a text');
      withdrawal.status = status;
    },
  });
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
  withdrawals.unshift({ id, quoteId, account, address, amount, currency: code, created, asked: 0, status: null });
  return { value: { success: true, id } };
}
