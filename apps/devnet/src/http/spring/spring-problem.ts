import { Problem, type ProblemDetail } from '../problem.ts';

/** Where Spring 1.2.2 reports what nodeos 3.2.6 reports elsewhere: by 'file:line', the line, and the method if it differs. */
const places: Readonly<Record<string, readonly [line: number, method?: string]>> = {
  'beast_http_session.hpp:191': [186],
  'http_plugin.hpp:227': [257],
  'http_plugin.hpp:241': [271],
  'http_plugin.hpp:248': [278],
  'variant.cpp:614': [622],
  'variant.cpp:622': [630],
  'variant.cpp:744': [752],
  'string.cpp:113': [45],
  'string.cpp:116': [48],
  'chain_api_plugin.cpp:47': [41],
  'producer_plugin.cpp:629': [1094],
  'producer_plugin.cpp:638': [1102],
  'authorization_manager.cpp:546': [566],
  'transaction_context.cpp:765': [867],
  'exception.cpp:276': [233],
  'abi_serializer.hpp:852': [865],
  'abi_serializer.hpp:966': [1008],
  'chain_plugin.cpp:2307': [2242, 'send_transaction_gen'],
  'chain_plugin.cpp:2339': [2242, 'send_transaction_gen'],
  'chain_plugin.cpp:2439': [2242, 'send_transaction_gen'],
  'chain_plugin.cpp:2128': [2049],
  'chain_plugin.cpp:2087': [1949, 'get_raw_block'],
  'chain_plugin.cpp:2101': [1963, 'get_raw_block'],
  'chain_plugin.cpp:2104': [1966, 'get_raw_block'],
};

/** How Spring names what it could not read of an unknown account, by path, and the line that reports it. */
const accountReads: Readonly<Record<string, readonly [what: string, line: number, method: string]>> = {
  '/v1/chain/get_account': ['account info', 2579, 'get_account'],
  '/v1/chain/get_abi': ['account abi', 2342, 'get_abi'],
  '/v1/chain/get_code_hash': ['account code hash', 2380, 'get_code_hash'],
};

const accountQuery = 3_060_002;
const duplicateTransaction = 3_040_008;

/** Lines of the errors of get_block in get_block_header_state. */
const headerStateLines: Readonly<Record<number, number>> = { 1949: 2068, 1963: 2082, 1966: 2085 };

/** The error that Spring answers in place of nodeos' error. */
export function springProblem(path: string, problem: Problem): Problem {
  const read = accountReads[path];
  if (problem.code === 0 && read !== undefined && problem.message.startsWith('unknown key')) {
    const [what, line, method] = read;
    const message = `unable to retrieve ${what} (${problem.message})`;
    return accountProblem([{ message, file: 'chain_plugin.cpp', line_number: line, method }]);
  }
  const details = problem.details.map(springDetail);
  if (problem.code === accountQuery)
    return accountProblem(details.map((each) => ({ ...each, line_number: 1531, method: 'get_abi' })));
  if (path === '/v1/chain/get_block_header_state')
    for (const each of details) {
      if (each.method !== 'get_raw_block') continue;
      each.line_number = headerStateLines[each.line_number] ?? each.line_number;
      each.method = 'get_block_header_state';
    }
  const status = problem.code === duplicateTransaction ? 500 : problem.status;
  return new Problem(
    status,
    problem.code,
    problem.name,
    problem.what,
    details,
    status === problem.status ? problem.title : undefined,
  );
}

function accountProblem(details: ProblemDetail[]): Problem {
  return new Problem(
    400,
    accountQuery,
    'account_query_exception',
    'Account Query Exception',
    details,
    'Account lookup',
  );
}

function springDetail({ message, file, line_number: line, method }: ProblemDetail): ProblemDetail {
  const [newLine, newMethod] = places[`${file}:${line}`] ?? [line];
  const text = message.replace(
    'greater than 0 and less than 64 characters',
    'greater than 0 and less than 65 characters',
  );
  return { message: text, file, line_number: newLine, method: newMethod ?? method };
}
