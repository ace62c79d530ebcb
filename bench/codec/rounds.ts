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

/** Each contender first works for so many milliseconds without being measured: the engine compiles what is used much. */
const warmUp = 600;

/**
 * Contenders take turns, so that what else the machine does falls on all of them: in every round each works for at least
 * `slice` milliseconds. What counts is the processor time of this process, the engine's own threads included.
 */
export function measureRounds(
  contenders: readonly Contender[],
  options: { rounds: number; slice: number },
): Measured[] {
  const passes = contenders.map((contender) => passesFor(contender, options.slice));
  const samples: number[][] = contenders.map(() => []);
  for (let round = 0; round < options.rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const started = processorTime();
      for (let left = passes[index]!; left > 0; left--) contender.pass();
      samples[index]!.push((processorTime() - started) / (passes[index]! * contender.count));
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

/** Warms a contender up; gives how many of its passes fill a slice. */
function passesFor(contender: Contender, slice: number): number {
  const started = processorTime();
  let last = started;
  let once = 0;
  do {
    contender.pass();
    const now = processorTime();
    once = now - last;
    last = now;
  } while (last - started < warmUp);
  return Math.max(1, Math.ceil(slice / once));
}
