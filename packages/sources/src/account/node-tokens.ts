import { failureReason } from '../core/failure-reason.ts';
import type { NodeAnswer } from '../node/node-client.ts';
import { failuresOf } from '../node/reading.ts';
import { data, empty, type Failure, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { TokenBalance } from './account-view.ts';
import { readAsset } from './read-account.ts';

/**
 * Balances from a node: of the core token, and of the system token where that is another one. A node cannot list an
 * account's tokens, so the outcome is never complete.
 */
export async function nodeTokens(
  { api, chain }: Pick<SourceContext, 'api' | 'chain'>,
  account: string,
  before: readonly Failure[],
): Promise<Outcome<TokenBalance[]>> {
  const contracts = [chain.coreContract, ...(chain.systemToken === null ? [] : [chain.systemToken.contract])];
  try {
    const answers = await Promise.all(contracts.map((contract) => api.getCurrencyBalance(contract, account)));
    const balances = answers.flatMap((answer, index) =>
      answer.value.items().map((quantity) => ({ contract: contracts[index]!, quantity: readAsset(quantity) })),
    );
    const at = metaOf(answers[0]!, contracts, before);
    return balances.length === 0 ? empty(at) : data(balances, at);
  } catch (error) {
    return failed([...before, ...failuresOf(error)]);
  }
}

function metaOf(answer: NodeAnswer<unknown>, contracts: readonly string[], before: readonly Failure[]) {
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
