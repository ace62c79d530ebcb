import { powerupResource } from '../../../../fixtures/tool-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { powerUp, type PowerUpFacts } from './powerup.ts';

const sold: PowerUpFacts = {
  state: { net: powerupResource, cpu: powerupResource, days: 1, minFee: '0.0001 EOS' },
  sample: { cpu: { max: '1000000', weight: '1000000000' }, net: { max: '2000', weight: '1000' } },
  now: Date.parse('2026-11-20T00:00:00Z') / 1000,
  liquid: '1000.0000 EOS',
};

export const examples: ToolExamples = {
  powerUp: exampleForm('eos', powerUp, sold, { receiver: 'alice', cpu: '10', net: '1' }),
};
