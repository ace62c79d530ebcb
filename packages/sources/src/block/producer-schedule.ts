import { voteShare } from '@antescope/economics/vote-weight';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { Field } from '../core/fields.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from '../node/reading.ts';
import type { ProducerView, ScheduleView } from './block-view.ts';

const producersPerPage = 100;

/** The active producer schedule and the one that follows. */
export function getSchedule({ api }: SourceContext): Promise<Outcome<ScheduleView>> {
  return reading(async () => {
    const answer = await api.getProducerSchedule();
    return { ...answer, value: readSchedule(answer.value) };
  });
}

/** Registered producers by votes, at most `limit`. */
export function getProducers({ api }: SourceContext, limit: number): Promise<Outcome<ProducerView[]>> {
  return reading(
    async () => {
      const producers: ProducerView[] = [];
      let answer = await api.getProducers('', producersPerPage);
      for (;;) {
        const page = readProducers(answer.value, producers.length + 1).filter(
          (row) => !producers.some(({ name }) => name === row.name),
        );
        producers.push(...page);
        const more = answer.value.at('more').textOr('');
        if (producers.length >= limit || more === '' || page.length === 0) break;
        answer = await api.getProducers(more, producersPerPage);
      }
      return { ...answer, value: producers.slice(0, limit) };
    },
    { isEmpty: (rows) => rows.length === 0 },
  );
}

/** Rows of get_producers, ranked from `firstRank` on; FIO names the list `producers`. */
export function readProducers(answer: Field, firstRank = 1): ProducerView[] {
  const rows = answer.at('rows').missing ? answer.at('producers') : answer.at('rows');
  const total = Number(answer.at('total_producer_vote_weight').textOr('0'));
  return rows.items().map((row, index) => {
    const votes = row.at('total_votes').text();
    return {
      rank: firstRank + index,
      name: row.at('owner').text(),
      votes,
      share: voteShare(Number(votes), total),
      active: row.at('is_active').flag(),
      url: row.at('url').textOr(''),
      key: currentKey(row.at('producer_key').textOr(row.at('producer_public_key').textOr(''))),
      location: row.at('location').missing ? 0 : row.at('location').number(),
    };
  });
}

/**
 * The active schedule of get_producer_schedule, and the one that follows: pending, or proposed. `key` is null for an
 * authority of several keys.
 */
export function readSchedule(answer: Field): ScheduleView {
  const next = ['pending', 'proposed'].map((state) => answer.at(state)).find(isSchedule);
  return { ...scheduleOf(answer.at('active')), pending: next === undefined ? null : scheduleOf(next) };
}

/** Nodes answer null, or a schedule of no producers. */
function isSchedule(field: Field): boolean {
  return !field.missing && field.at('producers').items().length > 0;
}

function scheduleOf(schedule: Field): Omit<ScheduleView, 'pending'> {
  return {
    version: schedule.at('version').number(),
    producers: schedule
      .at('producers')
      .items()
      .map((entry) => ({
        name: entry.at('producer_name').text(),
        key: entry.at('block_signing_key').missing
          ? signingKey(entry.at('authority'))
          : currentKey(entry.at('block_signing_key').text()),
      })),
  };
}

/** Authority is [variant, {threshold, keys}]; the variant is a number here and a name in the producers table. */
function signingKey(authority: Field): string | null {
  if (authority.missing) return null;
  const keys = authority.items()[1]?.at('keys').items() ?? [];
  return keys.length === 1 ? currentKey(keys[0]!.at('key').text()) : null;
}

/** The key in its current format; an unregistered producer's may be anything and is left as it is. */
function currentKey(text: string): string {
  try {
    return formatPublicKey(parsePublicKey(text));
  } catch {
    return text;
  }
}
