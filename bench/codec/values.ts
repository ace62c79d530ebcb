import { equal } from '@antescope/codec/bytes/bytes';
import type { Metric } from '../bench.ts';
import { difference } from './agree.ts';
import type { Contract, Corpus, Mix } from './corpus.ts';
import { abieos, eosjs, ours, wharfkit, type Prepared } from './peers.ts';
import { measureRounds, type Contender } from './rounds.ts';

const rounds = { rounds: 11, slice: 30 };
/** Required speed relative to each peer, for the mixed values. */
const decodeGoals = [20, 12, 4];
const encodeGoals = [12, 12, 1];

/** Decoding and encoding of the five mixes against the three peers; compares every value. */
export function measureValues(corpus: Corpus): Metric[] {
  const metrics = corpus.mixes.flatMap((mix) => measureMix(mix, corpus.contracts));
  return [...metrics, ...worst(metrics, 'decode'), ...worst(metrics, 'encode')];
}

function measureMix(mix: Mix, contracts: ReadonlyMap<string, Contract>): Metric[] {
  const prepared = [ours, wharfkit, eosjs, abieos].map((prepare) => prepare(mix.items, contracts));
  const notes = prepared.slice(1).map((peer) => compare(mix, prepared[0]!, peer));
  const usable = mix.items.map((_, index) => index).filter((index) => notes.every((note) => !note.failed.has(index)));
  const bytes = mix.items.reduce((sum, item) => sum + item.bytes.length, 0) / mix.items.length;
  const about = `${bytes.toFixed(0)} B on average, ${new Set(mix.items.map((item) => `${item.contract} ${item.type}`)).size} types`;
  return [
    ...compared(mix, 'decode', prepared, usable, decodeGoals, notes, about),
    ...compared(mix, 'encode', prepared, usable, encodeGoals, notes, about),
  ];
}

interface Comparison {
  /** Indexes of values that the peer rejects; excluded for all. */
  failed: Set<number>;
  text: string;
}

function compare(mix: Mix, own: Prepared, peer: Prepared): Comparison {
  const failed = new Set<number>();
  const reasons = new Map<string, number>();
  const count = (reason: string): void => void reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  for (const [index, item] of mix.items.entries()) {
    own.keep(index);
    if (!equal(own.bytes(own.encode(index)), item.bytes))
      throw new Error(`${item.contract} ${item.type}: bytes differ`);
    try {
      const mismatch = difference(own.decode(index), peer.decode(index));
      if (mismatch !== null) count(`${item.type}${mismatch.startsWith('.') ? mismatch : `: ${mismatch}`}`);
      peer.keep(index);
      if (!equal(peer.bytes(peer.encode(index)), item.bytes)) count(`${item.type}: encodes to other bytes`);
    } catch (error) {
      failed.add(index);
      count(`${item.type} rejected by it: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const disagreements = [...reasons].map(([reason, times]) => `${times}× ${reason}`);
  return { failed, text: disagreements.length === 0 ? 'all values equal' : disagreements.slice(0, 4).join('; ') };
}

function compared(
  mix: Mix,
  what: 'decode' | 'encode',
  prepared: readonly Prepared[],
  usable: readonly number[],
  goals: readonly number[],
  notes: readonly Comparison[],
  about: string,
): Metric[] {
  const contenders = prepared.map((library): Contender => {
    const run = library[what];
    return {
      name: library.name,
      count: usable.length,
      pass: () => {
        for (const index of usable) if (run(index) === undefined) throw new Error('no result');
      },
    };
  });
  const measured = measureRounds(contenders, rounds);
  return contenders.slice(1).map((peer, index): Metric => {
    const { rate, ratio } = measured[index + 1]!;
    const goal = mix.name === 'mixed' ? goals[index]! : null;
    return {
      id: `${what} ${mix.name}`,
      value: Math.round(measured[0]!.rate),
      unit: 'values/s',
      peer: { name: peer.name, value: Math.round(rate) },
      ratio,
      goal: goal === null ? null : `>= ${goal}x`,
      meets: goal === null ? null : ratio >= goal,
      note: what === 'decode' ? `${about}; ${notes[index]!.text}` : about,
    };
  });
}

/** The mix in which each peer comes closest. */
function worst(metrics: readonly Metric[], what: string): Metric[] {
  const own = metrics.filter((metric) => metric.id.startsWith(what));
  const peers = [...new Set(own.map((metric) => metric.peer!.name))];
  return peers.map((name) => {
    const closest = own.filter((metric) => metric.peer!.name === name).reduce((a, b) => (a.ratio! <= b.ratio! ? a : b));
    return {
      ...closest,
      id: `${what}, worst of the mixes (${closest.id.slice(what.length + 1)})`,
      goal: null,
      meets: null,
      note: '',
    };
  });
}
