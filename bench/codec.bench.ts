import type { Bench } from './bench.ts';
import { measureBundle } from './codec/bundle.ts';
import { measureCompiling } from './codec/compiling.ts';
import { loadCorpus } from './codec/corpus.ts';
import { measureFrames } from './codec/frames.ts';
import { measureOwnForms } from './codec/own-forms.ts';
import { measureValues } from './codec/values.ts';

const bench: Bench = {
  name: 'codec',
  about:
    'Action data, table rows and state history frames of the recorded load, the same bytes for every library, each value compared with what the peers make of it. Contenders take turns in one process; medians of the rounds, ratios from within each round.',
  run: async () => {
    const corpus = loadCorpus();
    if (corpus === null) throw new Error('this benchmark needs the full recordings (ANTESCOPE_RECORDINGS)');
    return [...measureCompiling(corpus), ...measureValues(corpus), ...measureFrames(corpus), await measureBundle()];
  },
};

export default bench;
