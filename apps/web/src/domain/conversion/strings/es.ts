export const strings: StringFolders['domain/conversion'] = {
  rate: (currency, source) => `Tipo de cambio de ${currency}: ${source}`,
  missing: (currency) => `Sin tipo de cambio para ${currency}. Los valores están en dólares estadounidenses.`,
  sources: {
    reference: 'Banco Central Europeo',
    market: 'precio de mercado',
    peg: 'fijo: 3,75 por dólar estadounidense',
    service: 'servicio de tipos de cambio de este sitio',
  },
};
