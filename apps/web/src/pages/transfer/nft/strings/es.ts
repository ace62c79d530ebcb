export const strings: StringFolders['pages/transfer/nft'] = {
  title: 'Enviar NFT',
  description: (chain) => `Envía NFT de tu cuenta en ${chain}`,
  none: 'Esta cuenta no tiene NFT.',
  notConnected: 'Conecta una cartera para elegir entre sus NFT.',
  filter: 'Filtrar por nombre, colección o ID',
  noMatch: 'Ningún NFT coincide.',
  more: (count) => `Mostrar más (${count})`,
  chosen: (count) => (count === 1 ? '1 NFT seleccionado' : `${count} NFT seleccionados`),
  again: 'Otro envío',
  fields: {
    assets: { label: 'NFT' },
    to: { label: 'Para' },
    memo: { label: 'Memo', hint: 'Público, 256 bytes como máximo' },
  },
  acts: {
    'send-nft': {
      title: (name, id, to) => `Enviar ${name} (${id}) a ${to}`,
      done: (name, id, to) => `Enviado ${name} (${id}) a ${to}`,
    },
    'send-nfts': {
      title: (count, to) => `Enviar ${count} NFT a ${to}`,
      done: (count, to) => `Enviados ${count} NFT a ${to}`,
    },
  },
  faults: {
    'nfts-missing': 'Selecciona al menos un NFT',
    'nfts-many': (most) => `Selecciona ${most} NFT como máximo`,
    'nft-to-self': 'Escribe una cuenta distinta de la tuya',
  },
  notes: {
    'nft-backed': (name, backed) => `${name} está respaldado por ${backed}, que pasa con él al nuevo dueño.`,
  },
};
