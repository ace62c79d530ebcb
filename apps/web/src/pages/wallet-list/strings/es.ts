export const strings: StringFolders['pages/wallet-list'] = {
  title: 'Carteras compatibles',
  description: (chain) => `Carteras compatibles con ${chain}`,
  about: 'Las claves se quedan en tu cartera. Las transacciones se previsualizan aquí y se firman allí.',
  none: (chain) => `No se ofrece ninguna cartera en ${chain}.`,
  site: 'Sitio web',
};
