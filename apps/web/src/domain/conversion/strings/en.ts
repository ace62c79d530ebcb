export const strings = {
  /** `source`: name of the source, with the day of the rate if it has one. */
  rate: (currency: string, source: string) => `${currency} exchange rate: ${source}`,
  missing: (currency: string) => `No exchange rate for ${currency}. Values are in US dollars.`,
  sources: {
    reference: 'European Central Bank',
    market: 'market price',
    peg: 'fixed at 3.75 per US dollar',
    service: 'rate service of this site',
  },
};

declare global {
  interface StringFolders {
    'domain/conversion': typeof strings;
  }
}
