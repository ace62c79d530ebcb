import { median } from '../bench.ts';

/** A measured function: one call of `pass` processes `count` values. */
export interface Contender {
  name: string;
  pass: () => void;
  count: number;
}

export interface Measured {
  /** Values a second, median of the rounds. */
  rate: number;
  /** Speed of the first contender relative to this one: median of the rounds' ratios. */
  ratio: number;
}

/** Milliseconds of unmeasured work per contender, until the engine has compiled hot code. */
const warmUp = 600;

/**
 * Contenders take turns, so that other load affects all of them: each works for at least `slice` milliseconds per round.
 * Measures the CPU time of this process, including the engine's threads.
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
      for (let remaining = passes[index]!; remaining > 0; remaining--) contender.pass();
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

/** Warms a contender up; returns the number of passes that fill a slice. */
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
