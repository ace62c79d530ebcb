import { groupDigits } from '@antescope/codec/bytes/group-digits';
import type { ServedChain } from '../platform/served-chain.ts';

const everyMs = 1000;
/** Where a line cannot be drawn anew, one in this time is enough. */
const plainEveryMs = 30_000;
/** Fewer blocks than this are the head itself. */
const atHead = 3;
/** An index that was at the head is told of again when it falls back as far as this. */
const fellBack = 60;

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/**
 * Tells the operator how far each index is while it catches up: in place on a terminal, else a line now and then; and
 * once when it has arrived.
 */
export class ProgressLine {
  readonly #chains: readonly ServedChain[];
  readonly #out: Terminal;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #arrived = new Set<ServedChain>();
  #told = -Infinity;
  #drawn = false;

  constructor(chains: readonly ServedChain[], out: Terminal = process.stdout, now = () => performance.now()) {
    this.#chains = chains.filter(({ index }) => index !== null);
    this.#out = out;
    this.#now = now;
    this.#timer = setInterval(() => this.tick(), everyMs);
    this.#timer.unref();
  }

  /** Looks once. Called every second by itself. */
  tick(): void {
    const lines: string[] = [];
    for (const chain of this.#chains) {
      const line = this.#lineOf(chain);
      if (line !== null) lines.push(line);
    }
    if (this.#out.isTTY === true) {
      if (lines.length > 0) this.#draw(lines.join(' | '));
      else this.#clear();
    } else if (lines.length > 0 && this.#now() - this.#told >= plainEveryMs) {
      this.#told = this.#now();
      this.#out.write(`${lines.join('\n')}\n`);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  /** null where there is nothing to wait for. */
  #lineOf(chain: ServedChain): string | null {
    const { indexed, head, stopped } = chain.index!();
    // Why it has stopped is said by whoever stopped it.
    if (stopped || indexed === null || head === null) return null;
    const behind = head - indexed;
    if (behind < (this.#arrived.has(chain) ? fellBack : atHead)) {
      if (!this.#arrived.has(chain))
        this.#say(`${chain.config.key}: indexed up to the head, block ${grouped(indexed)}.`);
      this.#arrived.add(chain);
      return null;
    }
    this.#arrived.delete(chain);
    return progressText(chain);
  }

  #say(line: string): void {
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

/** The two largest units of a span. */
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
