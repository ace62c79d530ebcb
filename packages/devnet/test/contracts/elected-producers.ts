import { systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import type { Stage } from './stage.ts';

/** Registers producers and elects them with the votes of 'whale', who stakes 150,000,000 EOS. */
export function electProducers(stage: Stage, producers: readonly string[]): void {
  stage.push([stage.delegate('eosio', 'whale', '75000000.0000 EOS', '75000000.0000 EOS', true)]);
  stage.push(
    producers.map((producer) => {
      const producer_key = devPublicKey('stage', producer);
      return systemAction('regproducer', producer, { producer, producer_key, url: '', location: 0 });
    }),
  );
  stage.push([systemAction('voteproducer', 'whale', { voter: 'whale', proxy: '', producers: [...producers] })]);
}
