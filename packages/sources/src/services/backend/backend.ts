import type { Field } from '../../core/fields.ts';
import type { Meta } from '../../core/outcome.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** A chain's backend: figures and lists of many kinds, under the paths of the specification. */
export const backend = defineService({
  name: 'backend',
  config: httpUrl,
  entries: (chain) => [chain.backend],
  url: (url) => url,
  timeoutMs: 3000,
  maxBytes: 8_000_000,
  emptyStatuses: [404],
  envelope: backendEnvelope,
});

/** Both kinds of answer: the bare value, and the {data, meta} of another Antescope with the time it is true at. */
export function backendEnvelope(answer: Field): { body: Field | null; about?: Partial<Meta> } {
  const isBare = !answer.isObject || answer.at('data').value === undefined || !answer.at('meta').isObject;
  if (isBare) return { body: answer.missing ? null : answer };
  const [body, time] = [answer.at('data'), answer.at('meta').at('time')];
  return { body: body.missing ? null : body, ...(time.missing ? {} : { about: { time: time.time() } }) };
}

/** A figure written bare or as the only member of an object: 0.76 or {"usd": "0.76"}. */
export function figure(answer: Field, name: string): Field {
  return answer.isObject ? answer.at(name) : answer;
}
