/** On whose behalf a read runs. */
export interface ReadCaller {
  /** Reads of one key take turns with those of the others. */
  key: string;
  /** Called with the milliseconds that a worker spent on a read. */
  charge(ms: number): void;
}
