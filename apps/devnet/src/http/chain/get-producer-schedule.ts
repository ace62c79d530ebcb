import type { BlockSigningAuthority, ProducerSchedule } from '@antescope/devnet/contract';
import type { Endpoint } from '../endpoint.ts';
import { keyText } from '../key-text.ts';
import { Params } from '../params.ts';

export const getProducerSchedule: Endpoint = {
  path: '/v1/chain/get_producer_schedule',
  answer(node, body) {
    Params.none(body);
    const { active, pending, proposed } = node.schedules();
    return {
      value: {
        active: scheduleJson(active, node.keyPrefix),
        pending: pending === null ? null : scheduleJson(pending, node.keyPrefix),
        proposed: proposed === null ? null : scheduleJson(proposed, node.keyPrefix),
      },
    };
  },
};

export function scheduleJson(schedule: ProducerSchedule, keyPrefix: string): unknown {
  const producers = schedule.producers.map(({ producer_name, authority }) => ({
    producer_name,
    authority: authorityJson(authority, keyPrefix),
  }));
  return { version: schedule.version, producers };
}

/** A block signing authority with a numeric variant index, as nodeos writes it outside of tables. */
export function authorityJson(authority: BlockSigningAuthority, keyPrefix: string): unknown {
  const keys = authority.keys.map(({ key, weight }) => ({ key: keyText(key, keyPrefix), weight }));
  return [0, { threshold: authority.threshold, keys }];
}
