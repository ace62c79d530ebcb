import { cpus, loadavg } from 'node:os';
import type { Bench, Metric } from './bench.ts';
import { measureBundle } from './codec/bundle.ts';
import { measureCompiling } from './codec/compiling.ts';
import { loadCorpus } from './codec/corpus.ts';
import { measureFrames } from './codec/frames.ts';
import { measureOwnForms } from './codec/own-forms.ts';
import { measureValues } from './codec/values.ts';

const bench: Bench = {
  name: 'codec',
  about: [
    'Action data, table rows and state history frames of the recorded load, the same bytes for every library, and each value compared with what the peers make of it.',
    'Contenders are warm, take turns in one process and are measured by the processor time they take; medians of the rounds, ratios within each round.',
    'Peers in their best form: WharfKit printed (where it makes names and keys) and, for frames, also not; eosjs with its types looked up before; abieos with JSON parsed, or from JSON text.',
    'What limits ours now: making strings (names come from a cache, amounts and memos do not), big integers, and for frames the hash and base58 of each signature, about a third of the time.',
    'Tried and kept: reading numbers byte by byte instead of through a DataView (making one costs more than a short value), one bounds check for fields of a fixed size, object literals in generated code, texts by String.fromCharCode with eight codes, caches by the bytes of names, symbols, times and keys, base58 in steps of three bytes.',
    'Tried and left: a table of all two-byte hex pairs (53 ns a checksum, Buffer’s own 45 ns and no memory), digits put together one by one (33 ns an amount, a template with a table of four digits 18 ns), generating all of an ABI at once (7 ms the first time for the system contract, and its first values then wait for the engine).',
  ].join(' '),
  run: async () => {
    const corpus = loadCorpus();
    if (corpus === null) throw new Error('this benchmark needs the full recordings (ANTESCOPE_RECORDINGS)');
    return [
      ...measureCompiling(corpus),
      ...measureValues(corpus),
      ...measureOwnForms(corpus),
      ...measureFrames(corpus),
      await measureBundle(),
      loadAverage(),
    ];
  },
};

export default bench;

/** A busy machine slows our small loops, which depend on caches, more than the peers. */
function loadAverage(): Metric {
  return {
    id: 'load average of the machine at the end',
    value: loadavg()[1]!,
    unit: `on ${cpus().length} processors`,
    peer: null,
    ratio: null,
    goal: null,
    meets: null,
    note: 'on a busy machine the ratios above are smaller than on a quiet one',
  };
}
