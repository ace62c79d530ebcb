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
        active: scheduleJson(active),
        pending: pending === null ? null : scheduleJson(pending),
        proposed: proposed === null ? null : scheduleJson(proposed),
      },
    };
  },
};

export function scheduleJson(schedule: ProducerSchedule): unknown {
  const producers = schedule.producers.map(({ producer_name, authority }) => ({
    producer_name,
    authority: authorityJson(authority),
  }));
  return { version: schedule.version, producers };
}

/** A block signing authority with a numeric variant index, as nodeos writes it outside of tables. */
export function authorityJson(authority: BlockSigningAuthority): unknown {
  const keys = authority.keys.map(({ key, weight }) => ({ key: keyText(key), weight }));
  return [0, { threshold: authority.threshold, keys }];
}
