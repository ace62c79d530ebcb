import { failureReason } from '../core/failure-reason.ts';
import type { NodeAnswer } from '../node/node-client.ts';
import { failuresOf } from '../node/reading.ts';
import { data, empty, type Failure, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { tokenBalances } from '../table/tables/token.ts';
import type { TokenBalance } from './account-view.ts';
import { readAsset } from './read-account.ts';

/**
 * Balances from a node: of the core token, and of the system token where that is another one. A node cannot list an
 * account's tokens, so the outcome is never complete. A node that does not answer get_currency_balance is asked for the
 * rows of the tokens' tables.
 */
export async function nodeTokens(
  at: SourceContext,
  account: string,
  before: readonly Failure[],
): Promise<Outcome<TokenBalance[]>> {
  const { api, chain } = at;
  const contracts = [chain.coreContract, ...(chain.systemToken === null ? [] : [chain.systemToken.contract])];
  try {
    const answers = await Promise.all(contracts.map((contract) => api.getCurrencyBalance(contract, account)));
    const balances = answers.flatMap((answer, index) =>
      answer.value.items().map((quantity) => ({ contract: contracts[index]!, quantity: readAsset(quantity) })),
    );
    const from = metaOf(answers[0]!, contracts, before);
    return balances.length === 0 ? empty(from) : data(balances, from);
  } catch (error) {
    return tableTokens(at, account, contracts, [...before, ...failuresOf(error)]);
  }
}

/** The same from the contracts' `accounts` tables. */
async function tableTokens(
  at: SourceContext,
  account: string,
  contracts: readonly string[],
  before: readonly Failure[],
): Promise<Outcome<TokenBalance[]>> {
  const reads = await Promise.all(contracts.map((contract) => readTable(at, tokenBalances(contract), account)));
  const broken = reads.find((read) => read.state === 'failed');
  if (broken !== undefined) return failed([...before, ...broken.meta.failures]);
  const balances = reads.flatMap((read, index) =>
    read.state === 'data' ? read.data.map(({ balance }) => ({ contract: contracts[index]!, quantity: balance })) : [],
  );
  const { endpoint, elapsedMs } = reads[0]!.meta;
  const from = metaOf({ endpoint: endpoint ?? '', elapsedMs: elapsedMs ?? 0, failures: [] }, contracts, before);
  return balances.length === 0 ? empty(from) : data(balances, from);
}

function metaOf(
  answer: Pick<NodeAnswer<unknown>, 'endpoint' | 'elapsedMs' | 'failures'>,
  contracts: readonly string[],
  before: readonly Failure[],
) {
  const { endpoint, elapsedMs } = answer;
  const message = `Without an index only tokens of ${contracts.join(' and ')} are available`;
  const narrow: Failure = {
    source: 'node',
    endpoint,
    code: 'not-indexed',
    message,
    reason: failureReason('some-tokens', contracts.join(', ')),
  };
  const failures = [...before, ...answer.failures, narrow];
  return meta({ source: 'node', endpoint, elapsedMs, time: new Date().toISOString(), complete: false, failures });
}
