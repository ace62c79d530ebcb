import type { Abi } from '@antescope/codec/abi/abi';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { median, type Metric } from '../bench.ts';
import type { Corpus, Item } from './corpus.ts';
import { processorTime } from './rounds.ts';

const maxMs = 3;
const maxRatio = 5;
const copies = 60;
const rounds = 15;

/** Compiles the system contract's ABI, and compares its first values with warm ones. */
export function measureCompiling({ contracts, mixes }: Corpus): Metric[] {
  const { abi } = contracts.get('eosio')!;
  const about = `${abi.structs.length} structs, ${abi.actions.length} actions, ${abi.tables.length} tables`;
  const started = processorTime();
  compileAbi(abi);
  const first = processorTime() - started;
  const compile = median(Array.from({ length: rounds }, () => millisPerCall(copies, () => compileAbi(abi))));
  // One value per action and row type of the load.
  const items = [
    ...new Map(
      mixes
        .flatMap((mix) => mix.items)
        .filter(isSystem)
        .map((item) => [item.type, item]),
    ).values(),
  ];
  const ratio = median(Array.from({ length: rounds }, () => firstToWarm(abi, items)));
  return [
    {
      id: 'compiling the system contract’s ABI',
      value: compile,
      unit: 'ms',
      peer: null,
      ratio: null,
      goal: `<= ${maxMs} ms`,
      meets: compile <= maxMs && first <= maxMs,
      note: `${about}; all types of actions and tables made ready to read; ${first.toFixed(2)} ms the first time in this process`,
    },
    {
      id: 'first value of a type, to a warm one',
      value: ratio,
      unit: '×',
      peer: null,
      ratio: null,
      goal: `<= ${maxRatio}×`,
      meets: ratio <= maxRatio,
      note: `${items.length} types, one value of each straight after compiling, in a process that has used other ABIs; warm: generated code after 3,000 values of millisPerCall. Where so many ABIs lie between compiling and the first value that the processor has forgotten it, the first value waits for memory, about three times as long`,
    },
  ];
}

function isSystem(item: Item): boolean {
  return item.contract === 'eosio';
}

/** Milliseconds of one call. */
function millisPerCall(calls: number, call: () => void): number {
  const started = processorTime();
  for (let remaining = calls; remaining > 0; remaining--) call();
  return (processorTime() - started) / calls;
}

/** First values after compiling, relative to the same values warm; medians, which ignore interruptions. */
function firstToWarm(abi: Abi, items: readonly Item[]): number {
  const all = (compiled: CompiledAbi): number => {
    const started = performance.now();
    for (const item of items) compiled.decode(item.type, item.bytes);
    return performance.now() - started;
  };
  const first = median(Array.from({ length: 300 }, () => all(compileAbi(abi))));
  const warm = compileAbi(abi);
  for (let remaining = 3000; remaining > 0; remaining--) all(warm);
  return first / median(Array.from({ length: 300 }, () => all(warm)));
}
