import { fio } from '../../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../../test/example-form.ts';
import { registerFioProxy, unregisterFioProxy, voteFioProducers, voteFioProxy } from './fio-votes.ts';

export const examples: ToolExamples = {
  voteFioProducers: exampleForm(
    'fio',
    voteFioProducers,
    { ...fio, producers: new Map([['bpa', 'bp@a']]) },
    { producers: 'bpa' },
  ),
  voteFioProxy: exampleForm('fio', voteFioProxy, fio, { proxy: 'bob@edge' }),
  registerFioProxy: exampleForm('fio', registerFioProxy, fio),
  unregisterFioProxy: exampleForm('fio', unregisterFioProxy, fio),
};
