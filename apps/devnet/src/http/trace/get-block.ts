import type { Endpoint } from '../endpoint.ts';
import { castUint } from '../params.ts';
import { parseLaxJson } from '../lax-json.ts';
import { traceBlockJson } from './trace-block-json.ts';
import { TraceProblem } from './trace-problem.ts';

export const traceGetBlock: Endpoint = {
  path: '/v1/trace_api/get_block',
  answer(node, body) {
    const value = traceBlockJson(node, wantedBlock(body));
    if (value === null) throw new TraceProblem(404, 'Trace API: block trace missing');
    return { value };
  },
};

function wantedBlock(body: string): number {
  const bad = new TraceProblem(400, 'Bad or missing block_num');
  try {
    const fields = parseLaxJson(body);
    const wanted = fields instanceof Map ? fields.get('block_num') : undefined;
    if (wanted === undefined) throw bad;
    return Number(castUint(wanted, 32));
  } catch {
    // whatever is wrong with the body, trace_api has one answer for it
    throw bad;
  }
}
