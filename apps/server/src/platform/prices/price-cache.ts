import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PricePoint } from '@antescope/sources/price/price-point';
import type { PriceMemory } from '@antescope/sources/price/price-memory';

const hourMs = 3_600_000;
/** A year and a day, about 500 KB. */
const maxPoints = 366 * 24;

/**
 * Hourly prices of a chain's core token, in a file beside the store: feeds such as an oracle return only the current one.
 * The file is replaced atomically, so a killed process leaves either the old or the new one.
 */
export class PriceCache implements PriceMemory {
  readonly #file: string;
  readonly #byHour: Map<number, string>;

  /** A missing or unreadable file starts a new history; the latter is reported. */
  constructor(file: string, report: (line: string) => void) {
    this.#file = file;
    this.#byHour = readPoints(file, report);
  }

  points(): readonly PricePoint[] {
    return [...this.#byHour].map(([hour, usd]) => ({ time: new Date(hour * hourMs).toISOString(), usd }));
  }

  /** Keeps the newest price of each hour. `time`: the feed's own, which may be old. Throws on write errors. */
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
    if (!Array.isArray(hours)) throw new TypeError("'hours' is missing");
    const points = hours.filter(isPoint).toSorted(([a], [b]) => a - b);
    return new Map(points.slice(-maxPoints));
  } catch (error) {
    report(
      `${file} is not a price history, starting a new one: ${error instanceof Error ? error.message : String(error)}`,
    );
    return new Map();
  }
}

function isPoint(entry: unknown): entry is [number, string] {
  if (!Array.isArray(entry)) return false;
  const [hour, usd] = entry as unknown[];
  return Number.isSafeInteger(hour) && typeof usd === 'string' && /^\d{1,40}(\.\d{1,40})?$/.test(usd);
}
