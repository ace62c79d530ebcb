export const strings: StringFolders['pages/transfer/nft-batch'] = {
  title: 'Envío de NFT por lotes',
  description: (chain) => `Envía NFT a una lista de cuentas en ${chain}`,
  about:
    'Una lista de cualquier longitud se envía en transacciones de 100 envíos. Cada NFT se envía una sola vez, aunque el envío falle y se reanude.',
  format: 'Un NFT por línea: cuenta, ID, memo',
  lines: 'Lista de NFT',
  act: (count) => `Enviar ${count} NFT`,
  total: (count) => `${count} NFT en total`,
  backed: (name, backed) => `${name} está respaldado por ${backed}, que pasa con él al nuevo propietario.`,
  lineFaults: {
    'asset-missing': 'esta cuenta no tiene el NFT',
    'asset-ambiguous': 'varios NFT tienen este ID: escribe contrato:ID',
    'asset-twice': 'el NFT está en una línea anterior',
    'line-columns': 'se esperan cuenta, ID y memo',
  },
};
