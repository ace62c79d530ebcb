export interface Deposit {
  id: string;
  coin: string;
  account: string;
  address: string;
  asked: number;
}

export interface Withdrawal {
  id: string;
  quoteId: string;
  account: string;
  address: string;
  amount: string;
  currency: string;
  created: string;
  asked: number;
  /** Status by /control/service; null: by the number of queries. */
  status: string | null;
}

export interface Network {
  chain: string;
  address: (seed: string) => string;
  contract: string;
  code: string;
}

/** By the bridge's name of the coin. */
export const networks: Readonly<Record<string, Network>> = {
  btc: { chain: 'bitcoin', address: (seed) => `bc1q${seed.slice(0, 38)}`, contract: 'xtokens', code: 'XBTC' },
  usdt: { chain: 'ethereum', address: (seed) => `0x${seed.slice(0, 40)}`, contract: 'tethertether', code: 'USDT' },
  usdc: { chain: 'ethereum', address: (seed) => `0x${seed.slice(0, 40)}`, contract: 'xtokens', code: 'XUSDC' },
};

/** Stages of a withdrawal, and of a deposit, by the number of queries since. */
const withdrawalStages = ['pending', 'processing', 'success'];
const depositStages = ['pending', 'confirming', 'processing', 'finished'];

const depositValue = '0.01000000';
const confirmationsPerStage = 3;
const payoutHash = 'cd'.repeat(32);

/**
 * Withdrawals, deposits and their transactions on other networks, by account. Every query moves a record one stage on; a
 * transaction is in a block one query after it is seen.
 */
export function recordsOf(account: string, deposits: readonly Deposit[], withdrawals: readonly Withdrawal[]) {
  const received = deposits.filter((each) => each.account === account);
  const sent = withdrawals.filter((each) => each.account === account);
  const swaps = sent.map(swapRow);
  const answer = {
    swaps,
    deposits: received.map(depositRow),
    data: [...sent.filter(isPaid).map(sentRow), ...received.map(receivedRow)],
    page: 0,
    pageSize: 100,
    totalElements: swaps.length,
  };
  for (const record of [...received, ...sent]) record.asked += 1;
  return answer;
}

function statusOf({ asked, status }: Withdrawal): string {
  return status ?? stageOf(withdrawalStages, asked);
}

function isPaid(withdrawal: Withdrawal): boolean {
  return statusOf(withdrawal) === 'success';
}

function stageOf(stages: readonly string[], asked: number): string {
  return stages[Math.min(asked, stages.length - 1)]!;
}

function swapRow(withdrawal: Withdrawal) {
  const { id, amount, currency, created, address } = withdrawal;
  return {
    id,
    status: statusOf(withdrawal),
    amount,
    currency,
    network: networkOf(currency).chain,
    created,
    withdrawalAddress: address,
    ...(isPaid(withdrawal) ? { withdrawalHash: payoutHash } : {}),
  };
}

function depositRow({ id, coin, address, asked }: Deposit) {
  const status = stageOf(depositStages, asked);
  const { chain, contract, code } = networks[coin]!;
  return {
    id,
    txid: 'ef'.repeat(32),
    chain,
    deposit_address: address,
    confirmations: confirmationsOf(asked),
    status,
    finish_txid: status === depositStages.at(-1) ? '12'.repeat(32) : '',
    wrap_hash: '34'.repeat(32),
    balance: { quantity: `${depositValue} ${code}`, contract },
  };
}

function receivedRow({ id, coin, account, address, asked }: Deposit) {
  const common = { id: `${id}-in`, type: 'receive', hash: 'ef'.repeat(32), coin, wallet: account };
  return { ...common, ...transactionState(coin, depositValue, address, asked) };
}

function sentRow({ id, currency, account, amount, address, asked }: Withdrawal) {
  const [coin] = coinOf(currency);
  const common = { id: `${id}-out`, type: 'send', hash: payoutHash, coin, wallet: account };
  return { ...common, ...transactionState(coin, amount, address, Math.max(0, asked + 1 - withdrawalStages.length)) };
}

/** `asked`: queries since the transaction is known. */
function transactionState(coin: string, value: string, address: string, asked: number) {
  const block = { blockHash: 'ba'.repeat(32), blockHeight: 912_345 };
  return {
    network: networks[coin]!.chain,
    value,
    valueString: value,
    address,
    state: asked === 0 ? 'unconfirmed' : 'confirmed',
    confirmations: confirmationsOf(asked),
    ...(asked === 0 ? {} : block),
  };
}

function confirmationsOf(asked: number): number {
  return Math.min(asked, depositStages.length - 1) * confirmationsPerStage;
}

function networkOf(currency: string): Network {
  return coinOf(currency)[1];
}

/** Tokens that the bridge does not list are taken for bitcoin. */
function coinOf(currency: string): [string, Network] {
  return Object.entries(networks).find(([, { code }]) => code === currency) ?? ['btc', networks.btc!];
}
