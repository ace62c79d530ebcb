import { ChainError } from '@antescope/devnet/chain-error';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Endpoint } from '../endpoint.ts';
import { exceptionText } from '../exception-json.ts';
import { parseLaxJson } from '../lax-json.ts';
import type { LaxValue } from '../lax-json.ts';
import { asProblem, castArray } from '../params.ts';
import { Problem, bodyRequired, detail } from '../problem.ts';
import { processed, push } from './push.ts';
import { throwIfFailed } from './throw-if-failed.ts';

const maxTransactions = 1000;

export const pushTransactions: Endpoint = {
  path: '/v1/chain/push_transactions',
  async answer(node, body) {
    if (body === '' || body === '{}') throw bodyRequired();
    const transactions = asProblem(() => castArray(parseLaxJson(body)));
    if (transactions.length > maxTransactions) {
      const reason = detail(
        'Attempt to push too many transactions at once',
        'chain_plugin.cpp',
        2271,
        'push_transactions',
      );
      throw new Problem(500, 3040012, 'too_many_tx_at_once', 'Pushing too many transactions at once', [reason]);
    }
    const answers: unknown[] = [];
    // Sequentially: a transaction may depend on an earlier one.
    for (const transaction of transactions) answers.push(await pushOne(node, transaction));
    return { status: 202, value: answers };
  },
};

async function pushOne(node: DevnetNode, transaction: LaxValue): Promise<unknown> {
  try {
    const trace = throwIfFailed(await push(node, transaction, { method: 'push_transaction', line: 2203 }));
    return processed(node, trace, true);
  } catch (error) {
    if (!(error instanceof ChainError) && !(error instanceof Problem)) throw error;
    const text = error instanceof ChainError ? exceptionText(error) : `${error.code} ${error.name}: ${error.message}\n`;
    return { transaction_id: ''.padEnd(64, '0'), processed: { error: text } };
  }
}
