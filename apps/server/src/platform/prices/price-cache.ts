import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PricePoint } from '@antescope/sources/price/price-point';
import type { PriceMemory } from '@antescope/sources/price/price-memory';

const hourMs = 3_600_000;
/** A year and a day, about 500 KB. */
const maxPoints = 366 * 24;

/**
 * Prices of a chain's core token, one an hour, in a file beside the store: feeds such as an oracle tell only what is now.
 * The file is written whole and put in the place of the one before, so that a killed process leaves one or the other.
 */
export class PriceCache implements PriceMemory {
  readonly #file: string;
  readonly #byHour: Map<number, string>;

  /** A file that is not there, or no longer readable, begins a new history; `report` is told of the second. */
  constructor(file: string, report: (line: string) => void) {
    this.#file = file;
    this.#byHour = readPoints(file, report);
  }

  points(): readonly PricePoint[] {
    return [...this.#byHour].map(([hour, usd]) => ({ time: new Date(hour * hourMs).toISOString(), usd }));
  }

  /** Keeps the newest price of its hour. `time`: when the feed said so, which may be long ago. Throws what writing throws. */
  record(usd: string, time: string): void {
    const hour = Math.floor(Date.parse(time) / hourMs);
    if (!Number.isSafeInteger(hour) || this.#byHour.get(hour) === usd) return;
    this.#byHour.set(hour, usd);
    const hours = [...this.#byHour].toSorted(([a], [b]) => a - b).slice(-maxPoints);
    this.#byHour.clear();
    for (const [at, price] of hours) this.#byHour.set(at, price);
    this.#write();
  }

  #write(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const beside = `${this.#file}.new`;
    writeFileSync(beside, JSON.stringify({ version: 1, hours: [...this.#byHour] }));
    renameSync(beside, this.#file);
  }
}

function readPoints(file: string, report: (line: string) => void): Map<number, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report(`${file} cannot be read: ${String(error)}`);
    return new Map();
  }
  try {
    const { hours } = JSON.parse(text) as { hours: unknown };
    if (!Array.isArray(hours)) throw new TypeError('it holds no hours');
    const points = hours.filter(isPoint).toSorted(([a], [b]) => a - b);
    return new Map(points.slice(-maxPoints));
  } catch (error) {
    report(`${file} is no price history, a new one begins: ${error instanceof Error ? error.message : String(error)}`);
    return new Map();
  }
}

function isPoint(entry: unknown): entry is [number, string] {
  if (!Array.isArray(entry)) return false;
  const [hour, usd] = entry as unknown[];
  return Number.isSafeInteger(hour) && typeof usd === 'string' && /^\d{1,40}(\.\d{1,40})?$/.test(usd);
}
