import type { Endpoint } from '../endpoint.ts';
import { castUint } from '../params.ts';
import { parseLaxJson } from '../lax-json.ts';
import { traceBlockJson } from './trace-block-json.ts';
import { TraceProblem } from './trace-problem.ts';

export const traceGetBlock: Endpoint = {
  path: '/v1/trace_api/get_block',
  answer(node, body) {
    const value = traceBlockJson(node, requestedBlock(body));
    if (value === null) throw new TraceProblem(404, 'Trace API: block trace missing');
    return { value };
  },
};

function requestedBlock(body: string): number {
  const bad = new TraceProblem(400, 'Bad or missing block_num');
  try {
    const fields = parseLaxJson(body);
    const requested = fields instanceof Map ? fields.get('block_num') : undefined;
    if (requested === undefined || (typeof requested === 'bigint' && requested < 0n)) throw bad;
    return Number(castUint(requested, 32));
  } catch {
    // trace_api has one error for all invalid bodies.
    throw bad;
  }
}
