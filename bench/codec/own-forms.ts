import { compileAbi, type CompiledAbi, type CompiledForm } from '@antescope/codec/abi/compile';
import type { Picker } from '@antescope/codec/abi/pick';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import type { Metric } from '../bench.ts';
import type { Contract, Corpus, Item } from './corpus.ts';
import { measureRounds, processorTime, type Contender } from './rounds.ts';

const rounds = { rounds: 11, slice: 30 };

/** Compares our own forms on the mixed values: generated code, closures, skipping, one field of each. */
export function measureOwnForms({ contracts, mixes, all }: Corpus): Metric[] {
  const { items } = mixes.find((mix) => mix.name === 'mixed')!;
  const decoding = (form: CompiledForm): Contender => {
    const own = compiledFor(items, contracts, form);
    return over(form, items, (item, index) => own[index]!.decode(item.type, item.bytes));
  };
  const compiled = compiledFor(items, contracts, 'generated');
  const pickers = items.map((item, index) => lastField(compiled[index]!, item.type));
  const contenders = [
    decoding('generated'),
    decoding('closures'),
    over('skip', items, (item, index) => compiled[index]!.skip(item.type, new ByteReader(item.bytes))),
    over('one field', items, (item, index) => pickers[index]!(new ByteReader(item.bytes))),
  ];
  const [generated, closures, skipped, picked] = measureRounds(contenders, rounds);
  const peer = { name: 'generated code, everything', value: Math.round(generated!.rate) };
  const metric = (id: string, rate: number, ratio: number, note: string): Metric => ({
    id,
    value: Math.round(rate),
    unit: 'values/s',
    peer,
    ratio,
    goal: null,
    meets: null,
    note,
  });
  return [
    metric('decode mixed, closures', closures!.rate, 1 / closures!.ratio, 'what browsers run'),
    metric('pass over mixed', skipped!.rate, 1 / skipped!.ratio, 'lengths and tags are checked, contents are not'),
    metric(
      'decode mixed, last field only',
      picked!.rate,
      1 / picked!.ratio,
      'lazy fields: all before it are passed over',
    ),
    metric(
      'decode, every action of the load once',
      ...singlePass(all, contracts, generated!.rate),
      `${all.length.toLocaleString('en-US')} actions in their order, none seen before: names, symbols and keys are in the caches only where the chain repeats them`,
    ),
  ];
}

function compiledFor(
  items: readonly Item[],
  contracts: ReadonlyMap<string, Contract>,
  form: CompiledForm,
): CompiledAbi[] {
  const abis = new Map([...contracts].map(([name, { abi }]) => [name, compileAbi(abi, { form })]));
  return items.map(({ contract }) => abis.get(contract)!);
}

function lastField(compiled: CompiledAbi, type: string): Picker {
  const resolved = compiled.resolve(type);
  if (resolved.kind !== 'struct' || resolved.fields.length === 0) return () => ({});
  return compiled.picker(type, [resolved.fields.at(-1)!.name]);
}

function over(name: string, items: readonly Item[], run: (item: Item, index: number) => unknown): Contender {
  return {
    name,
    count: items.length,
    pass: () => {
      for (const [index, item] of items.entries()) run(item, index);
    },
  };
}

function singlePass(
  items: readonly Item[],
  contracts: ReadonlyMap<string, Contract>,
  repeated: number,
): [rate: number, ratio: number] {
  const started = processorTime();
  for (const item of items) contracts.get(item.contract)!.compiled.decode(item.type, item.bytes);
  const rate = (1000 * items.length) / (processorTime() - started);
  return [rate, rate / repeated];
}
