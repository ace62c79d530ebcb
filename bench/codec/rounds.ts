import { median } from '../bench.ts';

/** Something that is measured: one call of `pass` does the work of `count` values. */
export interface Contender {
  name: string;
  pass: () => void;
  count: number;
}

export interface Measured {
  /** Values a second, median of the rounds. */
  rate: number;
  /** How many times as fast as this the first contender was: median of the rounds' ratios. */
  ratio: number;
}

/**
 * Contenders take turns, so that what else the machine does falls on all of them: in every round each works for at least
 * `slice` milliseconds. What counts is the processor time of this process, the engine's own threads included. The first
 * rounds, while the engine still compiles, do not count.
 */
export function measureRounds(
  contenders: readonly Contender[],
  options: { rounds: number; warmUp: number; slice: number },
): Measured[] {
  const passes = contenders.map((contender) => passesFor(contender, options.slice));
  const samples: number[][] = contenders.map(() => []);
  for (let round = 0; round < options.warmUp + options.rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const started = processorTime();
      for (let left = passes[index]!; left > 0; left--) contender.pass();
      const each = (processorTime() - started) / (passes[index]! * contender.count);
      if (round >= options.warmUp) samples[index]!.push(each);
    }
  }
  return samples.map((own) => ({
    rate: 1000 / median(own),
    ratio: median(own.map((each, round) => each / samples[0]![round]!)),
  }));
}

/** Milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function passesFor(contender: Contender, slice: number): number {
  contender.pass();
  const started = processorTime();
  contender.pass();
  // The first passes are slower than those to come.
  const once = (processorTime() - started) / 2;
  return Math.max(1, Math.ceil(slice / once));
}
