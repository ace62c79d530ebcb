import type { Endpoint } from '../endpoint.ts';
import { parseLaxJson } from '../lax-json.ts';
import type { LaxValue } from '../lax-json.ts';
import { traceTransactionJson } from './trace-block-json.ts';
import { TraceProblem } from './trace-problem.ts';

export const traceGetTransaction: Endpoint = {
  path: '/v1/trace_api/get_transaction_trace',
  answer(node, body) {
    const id = requestedId(body);
    const number = node.store.blockOfTransaction(id);
    if (number === null) {
      throw new TraceProblem(404, 'Trace API: transaction id missing in the transaction id log files');
    }
    const value = traceTransactionJson(node, number, id);
    if (value === null) throw new TraceProblem(404, 'Trace API: transaction trace missing');
    return { value };
  },
};

function requestedId(body: string): string {
  let fields: LaxValue = null;
  try {
    fields = parseLaxJson(body);
  } catch {
    // Fails below: trace_api has one error for all invalid bodies.
  }
  const id = fields instanceof Map ? fields.get('id') : undefined;
  if (typeof id === 'string' && /^[0-9a-fA-F]{64}$/.test(id)) return id.toLowerCase();
  throw new TraceProblem(400, 'Bad or missing transaction ID');
}
