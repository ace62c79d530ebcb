/** Where a block's rows of one table go, column by column in the table's order. */
export interface RowSink {
  /** Digits, names of symbols and the like: ASCII that needs no escaping. */
  plain(text: string | number): this;
  /** An array of numbers. */
  list(items: readonly (string | number)[]): this;
  bytes(value: Uint8Array): this;
  text(value: string): this;
  none(): this;
  bytesOrNone(value: Uint8Array | null): this;
  /** Ends the row with the columns that every table has. */
  endOfBlock(block: number, generation: number): void;
}
