import { secondsToTimePointSec } from '@antescope/codec/chain/time';
import type { Action } from '@antescope/codec/chain/transaction';
import { systemAction } from './actions.ts';
import { unitsInCore } from './core-token.ts';
import type { StoryRunner } from './story-runner.ts';

const days = 86_400;
const powerUpFrac = 10n ** 15n;

function resource(seconds: number, assumed: bigint): object {
  return {
    current_weight_ratio: (powerUpFrac * 3n) / 10n,
    target_weight_ratio: powerUpFrac / 100n,
    assumed_stake_weight: assumed,
    target_timestamp: secondsToTimePointSec(seconds + 90 * days),
    exponent: 2,
    decay_secs: days,
    min_price: '0.0000 EOS',
    max_price: '1000000.0000 EOS',
  };
}

function powerUp(payer: string, receiver: string, net: bigint, cpu: bigint): Action {
  const data = { payer, receiver, days: 1, net_frac: net, cpu_frac: cpu, max_payment: '100.0000 EOS' };
  return systemAction('powerup', payer, data);
}

/** Configures PowerUp with a small reserve, because it dilutes stakes. */
export function openPowerUp(story: StoryRunner): void {
  const { seconds, flavor } = story;
  if (!flavor.powerUp) return;
  const args = {
    net: resource(seconds, unitsInCore(10n ** 10n, flavor.core)),
    cpu: resource(seconds, unitsInCore(4n * 10n ** 10n, flavor.core)),
    powerup_days: 1,
    min_powerup_fee: '0.0001 EOS',
  };
  story.send([systemAction('cfgpowerup', 'eosio', { args })]);
  // Expired by the end of the story; the next purchase processes them.
  story.send([
    powerUp('alice', 'alice', powerUpFrac / 10_000n, powerUpFrac / 1_000n),
    powerUp('bob', 'sybil', 0n, powerUpFrac / 100_000n),
  ]);
  story.next();
}

/** Orders active at the end, some of them for others. */
export function buyPowerUps(story: StoryRunner): void {
  if (!story.flavor.powerUp) return;
  story.send([powerUp('bob', 'lonely111111', powerUpFrac / 1_000_000n, powerUpFrac / 100_000n)]);
  story.send([powerUp('gamedev11111', 'gamedev11111', powerUpFrac / 100_000n, powerUpFrac / 10_000n)]);
  story.send([powerUp('exchange1111', 'exchange1111', powerUpFrac / 1_000n, powerUpFrac / 200n)]);
  story.send([powerUp('carol', 'carol', 0n, powerUpFrac / 1_000_000n)]);
  story.next();
}
