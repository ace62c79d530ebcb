/** Chains that the looks visit. */
export type LooksChain =
  | 'recorded'
  | 'live'
  /** A public chain with unreachable nodes: error messages must be accessible too. */
  | 'unreachable'
  | 'xpr'
  | 'wax'
  | 'fio';

/** URLs of a page; exported as `examples` by its examples.ts. */
export interface PageExamples {
  /** Checked by axe, on narrow screens and in Arabic, by the chain that has them. */
  looks: Partial<Record<LooksChain, readonly string[]>>;
  /** Screenshots by file name, without look and extension. */
  shots?: Readonly<Record<string, string>>;
  /** Screenshots of the chain with a story alone: elsewhere the page does not exist or looks the same. */
  fullShots?: Readonly<Record<string, string>>;
}
