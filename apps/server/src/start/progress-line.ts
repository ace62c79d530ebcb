import { groupDigits } from '@antescope/codec/bytes/group-digits';
import type { ServedChain } from '../platform/served-chain.ts';

const everyMs = 1000;
/** Interval of lines where the output is not a terminal. */
const plainEveryMs = 30_000;
/** Fewer blocks behind than this count as the head. */
const atHead = 3;
/** Blocks behind after which an index that was at the head is reported again. */
const fallenBehind = 60;

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/**
 * Prints the progress of each index while it catches up: in place on a terminal, else one line per interval; and one line
 * when it reaches the head.
 */
export class ProgressLine {
  readonly #chains: readonly ServedChain[];
  readonly #out: Terminal;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #caughtUp = new Set<ServedChain>();
  #printedAt = -Infinity;
  #drawn = false;

  constructor(chains: readonly ServedChain[], out: Terminal = process.stdout, now = () => performance.now()) {
    this.#chains = chains.filter(({ index }) => index !== null);
    this.#out = out;
    this.#now = now;
    this.#timer = setInterval(() => this.tick(), everyMs);
    this.#timer.unref();
  }

  /** Updates the line; called every second. */
  tick(): void {
    const lines: string[] = [];
    for (const chain of this.#chains) {
      const line = this.#lineOf(chain);
      if (line !== null) lines.push(line);
    }
    if (this.#out.isTTY === true) {
      if (lines.length > 0) this.#draw(lines.join(' | '));
      else this.#clear();
    } else if (lines.length > 0 && this.#now() - this.#printedAt >= plainEveryMs) {
      this.#printedAt = this.#now();
      this.#out.write(`${lines.join('\n')}\n`);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  /** null if the index is at the head or its progress is unknown. */
  #lineOf(chain: ServedChain): string | null {
    const { indexed, head, stopped } = chain.index!();
    // The reason is reported where indexing stops.
    if (stopped || indexed === null || head === null) return null;
    const behind = head - indexed;
    if (behind < (this.#caughtUp.has(chain) ? fallenBehind : atHead)) {
      if (!this.#caughtUp.has(chain))
        this.#print(`${chain.config.key}: indexed up to the head, block ${grouped(indexed)}.`);
      this.#caughtUp.add(chain);
      return null;
    }
    this.#caughtUp.delete(chain);
    return progressText(chain);
  }

  #print(line: string): void {
    this.#clear();
    this.#out.write(`${line}\n`);
  }

  #draw(text: string): void {
    const width = (this.#out.columns ?? 80) - 1;
    this.#out.write(`\r\u001b[K${text.length > width ? `${text.slice(0, width - 1)}…` : text}`);
    this.#drawn = true;
  }

  #clear(): void {
    if (this.#drawn) this.#out.write('\r\u001b[K');
    this.#drawn = false;
  }
}

/** 'wax: block 1,000 of 5,000 · 4,000 behind · 812 blocks/s · 40,123 actions/s · 5s left'. */
export function progressText({ config, index }: ServedChain): string {
  const { indexed, head, blocksPerSecond, actionsPerSecond, secondsLeft, connected, problem } = index!();
  const behind = Math.max(0, (head ?? 0) - (indexed ?? 0));
  const parts = [`${config.key}: block ${grouped(indexed ?? 0)} of ${grouped(head ?? 0)}`, `${grouped(behind)} behind`];
  if (!connected && problem !== null) parts.push(`waiting: ${problem}`);
  else if (blocksPerSecond !== null && actionsPerSecond !== null) {
    parts.push(
      `${grouped(Math.round(blocksPerSecond))} blocks/s`,
      `${grouped(Math.round(actionsPerSecond))} actions/s`,
    );
    if (secondsLeft !== null) parts.push(`${spanText(secondsLeft)} left`);
  }
  return parts.join(' · ');
}

function grouped(value: number): string {
  return groupDigits(String(value));
}

/** The two largest units of a duration. */
function spanText(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [Math.floor(seconds) % 60, 's'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0s';
  return parts
    .slice(first, first + 2)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}
