import type { Field } from '../../core/fields.ts';
import { backend } from './backend.ts';

/** Transactions and actions a second (tps). */
export const backendChainRate = backend.call({
  request: () => ({ path: ['tps'] }),
  read: (answer) => {
    const bare = !answer.isObject;
    const tps = bare ? answer : answer.at('tps');
    const text = typeof tps.value === 'number' || typeof tps.value === 'bigint' ? String(tps.value) : tps.text();
    if (!/^\d+(\.\d+)?$/.test(text)) return tps.fail('a rate');
    const count = (name: string): number | null => (bare ? null : answer.at(name).numberOrNull());
    return {
      tps: text,
      aps: bare || answer.at('aps').missing ? null : answer.at('aps').text(),
      transactions: count('transactions') ?? 0,
      actions: count('actions'),
      seconds: bare ? 1 : secondsOf(answer.at('seconds')),
      first: count('first') ?? 0,
      last: count('last') ?? 0,
    };
  },
});

function secondsOf(field: Field): number {
  if (field.missing) return 1;
  const seconds = Number(field.value);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : field.fail('a number of seconds');
}
