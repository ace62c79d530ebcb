export const strings: StringFolders['pages/namebids'] = {
  title: 'Pujas de nombres',
  description: (chain) => `Subastas de nombres cortos en ${chain}`,
  about:
    'Los nombres de menos de 12 caracteres sin punto se subastan. La puja más alta cierra una vez al día, 24 h después de la última puja.',
  what: 'las pujas de nombres',
  none: 'No hay pujas',
  noBid: (name) => `No hay pujas por ${name}`,
  name: 'Nombre',
  bidder: 'Mejor postor',
  bid: 'Mejor puja',
  last: 'Última puja',
  state: 'Estado',
  open: 'Abierta',
  closed: 'Ganada',
  find: 'Buscar un nombre',
  search: 'Buscar',
  place: 'Pujar',
  newName: 'Nombre',
  amount: (symbol) => `Puja en ${symbol}`,
  acts: {
    bid: {
      title: (amount, name) => `Pujar ${amount} por ${name}`,
      done: (amount, name) => `Puja de ${amount} por ${name} hecha`,
    },
  },
  faults: { 'bid-too-low': (least) => `Puja mínima: ${least} (10% por encima de la actual)` },
  again: 'Nueva puja',
};
