/** Receives a block's rows of one table, column by column in table order. */
export interface RowSink {
  /** ASCII that needs no escaping: digits, symbol codes. */
  plain(text: string | number): this;
  /** An array of numbers. */
  list(items: readonly (string | number)[]): this;
  bytes(value: Uint8Array): this;
  text(value: string): this;
  none(): this;
  bytesOrNone(value: Uint8Array | null): this;
  /** Ends the row with the common columns. */
  endOfBlock(block: number, generation: number): void;
}
