import { Problem, detail } from '../problem.ts';

const words: string[][] = [
  ['', 'first', 'primary', 'one'],
  ['second', 'secondary', 'two'],
  ['third', 'tertiary', 'three'],
  ['fourth', 'fourtiary', 'four'],
  ['fifth', 'five'],
  ['sixth', 'six'],
  ['seventh', 'seven'],
  ['eighth', 'eight'],
  ['ninth', 'nine'],
  ['tenth', 'ten'],
];

/** Number of the requested secondary index (0: the first), null for the primary index. */
export function secondaryIndexOf(text: string): number | null {
  const word = words.findIndex((names) => names.includes(text));
  const position = word >= 0 ? word + 1 : /^\d+$/.test(text) ? Number(text) : null;
  if (position === null) throw tableProblem(`Invalid index_position: ${text}`, 1595, 'get_table_index_name');
  return position < 2 ? null : position - 2;
}

export function tableProblem(message: string, line: number, method: string): Problem {
  const reason = detail(message, 'chain_plugin.cpp', line, method);
  return new Problem(500, 3060003, 'contract_table_query_exception', 'Contract Table Query Exception', [reason]);
}
