import type { Abi } from '@antescope/codec/abi/abi';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { median, type Metric } from '../bench.ts';
import type { Corpus, Item } from './corpus.ts';
import { processorTime } from './rounds.ts';

const most = 3;
const timesWarm = 5;
const copies = 60;
const rounds = 15;

/** The system contract's ABI: making it ready, and its first values after that beside those when it is warm. */
export function measureCompiling({ contracts, mixes }: Corpus): Metric[] {
  const { abi } = contracts.get('eosio')!;
  const about = `${abi.structs.length} structs, ${abi.actions.length} actions, ${abi.tables.length} tables`;
  const started = processorTime();
  compileAbi(abi);
  const first = processorTime() - started;
  const compile = median(Array.from({ length: rounds }, () => each(copies, () => compileAbi(abi))));
  // One value of each type of action and of row that the load holds.
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
      goal: `<= ${most} ms`,
      meets: compile <= most && first <= most,
      note: `${about}; all types of actions and tables made ready to read; ${first.toFixed(2)} ms the first time in this process`,
    },
    {
      id: 'first value of a type, to a warm one',
      value: ratio,
      unit: '×',
      peer: null,
      ratio: null,
      goal: `<= ${timesWarm}×`,
      meets: ratio <= timesWarm,
      note: `${items.length} types, one value of each straight after compiling, in a process that has used other ABIs; warm: generated code after 3,000 values of each. Where so many ABIs lie between compiling and the first value that the processor has forgotten it, the first value waits for memory, about three times as long`,
    },
  ];
}

function isSystem(item: Item): boolean {
  return item.contract === 'eosio';
}

/** Milliseconds of one call. */
function each(calls: number, call: () => void): number {
  const started = processorTime();
  for (let left = calls; left > 0; left--) call();
  return (processorTime() - started) / calls;
}

/** First values straight after compiling, and the same values warm: medians, so that what interrupts does not count. */
function firstToWarm(abi: Abi, items: readonly Item[]): number {
  const all = (compiled: CompiledAbi): number => {
    const started = performance.now();
    for (const item of items) compiled.decode(item.type, item.bytes);
    return performance.now() - started;
  };
  const first = median(Array.from({ length: 300 }, () => all(compileAbi(abi))));
  const warm = compileAbi(abi);
  for (let left = 3000; left > 0; left--) all(warm);
  return first / median(Array.from({ length: 300 }, () => all(warm)));
}
