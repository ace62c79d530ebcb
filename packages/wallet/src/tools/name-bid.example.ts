import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { nameBid } from './name-bid.ts';

export const examples: ToolExamples = {
  nameBid: exampleForm(
    'eos',
    nameBid,
    { liquid: '10.0000 EOS', highest: new Map(), complete: true },
    { name: 'tower', amount: '1' },
  ),
};
