import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { setProxy, voteProducers } from './vote.ts';

export const examples: ToolExamples = {
  voteProducers: exampleForm('eos', voteProducers, { present: null }, { producers: 'bpa bpb' }),
  setProxy: exampleForm('eos', setProxy, { present: null, idleProxies: [] }, { proxy: 'bob' }),
};
