import { toHex } from '@antescope/codec/bytes/bytes';
import { CodecError } from '@antescope/codec/bytes/error';
import { lastNodeosGeneration, type Endpoint } from '../endpoint.ts';
import { jsonText } from '../json-text.ts';
import { plainValue } from '../lax-plain.ts';
import { Params } from '../params.ts';
import { Problem, detail } from '../problem.ts';
import type { ProblemDetail } from '../problem.ts';

export const abiJsonToBin: Endpoint = {
  path: '/v1/chain/abi_json_to_bin',
  until: lastNodeosGeneration,
  answer(node, body) {
    const params = Params.required(body);
    const code = params.name('code');
    const action = params.name('action');
    const args = plainValue(params.raw('args') ?? null);
    const request = detail(
      `code: ${code}, action: ${action}, args: ${jsonText(args)}`,
      'chain_plugin.cpp',
      2669,
      'abi_json_to_bin',
    );
    const fail = (status: [number, string, string], message: string, line: number): Problem =>
      problem(status, detail(message, 'chain_plugin.cpp', line, 'abi_json_to_bin'), request);
    const account = node.contractOf(code);
    if (account === null) {
      const kind: [number, string, string] = [3060004, 'contract_query_exception', 'Contract Query Exception'];
      throw fail(kind, `Contract can't be found ${code}`, 2653);
    }
    const abi = node.abiOf(code);
    if (abi === null)
      throw fail([3015001, 'abi_not_found_exception', 'No ABI found'], `No ABI found for ${code}`, 2666);
    const type = abi.actionType(action);
    if (type === undefined) {
      const kind: [number, string, string] = [3050000, 'action_validate_exception', 'Action validate exception'];
      throw fail(kind, `Unknown action ${action} in contract ${code}`, 2659);
    }
    try {
      return { value: { binargs: toHex(abi.encodeAction(action, args, code)) } };
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      throw encodingProblem(error, request, { code, action, args, fields: abi.resolve(type) });
    }
  },
};

interface Call {
  code: string;
  action: string;
  args: unknown;
  fields: unknown;
}

/** Wraps a codec error as nodeos does: own exceptions for names and symbols, one line per level. */
function encodingProblem(error: CodecError, request: ProblemDetail, call: Call): Problem {
  const fields = (call.fields as { fields?: { name: string; type: string }[] }).fields ?? [];
  const expected = jsonText(fields.map(({ name, type }) => ({ name, type })));
  const summary = `'${jsonText(call.args)}' is invalid args for action '${call.action}' code '${call.code}'. expected '${expected}'`;
  const [kind, causes] = causesOf(error);
  const levels = error.path.split(/[.[]/).length;
  const line = detail('', 'abi_serializer.cpp', 582, '_variant_to_binary');
  return problem(
    kind,
    ...causes,
    ...Array.from({ length: error.builtin === null ? levels : Math.max(1, levels) }, () => line),
    detail('', 'abi_serializer.cpp', 596, '_variant_to_binary'),
    detail(summary, 'chain_plugin.cpp', 2662, 'abi_json_to_bin'),
    request,
  );
}

function causesOf(error: CodecError): [[number, string, string], ProblemDetail[]] {
  if (error.message.startsWith('Name ')) {
    return [[3010001, 'name_type_exception', 'Invalid name'], [detail(`${error.message} `, 'name.cpp', 13, 'set')]];
  }
  if (error.message.includes('symbol')) {
    const causes = [
      detail(error.message, 'symbol.hpp', 43, 'string_to_symbol'),
      detail('rethrow', 'symbol.hpp', 48, 'string_to_symbol'),
      detail('rethrow', 'symbol.hpp', 80, 'from_string'),
      detail('rethrow', 'asset.cpp', 75, 'from_string'),
    ];
    return [[3010014, 'symbol_type_exception', 'Invalid symbol'], causes];
  }
  const cause = detail(error.message, 'abi_serializer.cpp', 554, '_variant_to_binary');
  return [[3015014, 'pack_exception', 'Pack data exception'], [cause]];
}

function problem([code, name, what]: [number, string, string], ...details: ProblemDetail[]): Problem {
  return new Problem(500, code, name, what, details);
}
