export const strings: StringFolders['pages/namebids'] = {
  title: 'Pujas de nombres',
  description: (chain) => `Subastas de nombres cortos en ${chain}`,
  about:
    'Los nombres sin punto y de menos de 12 caracteres se venden al mejor postor. Una vez al día cierra la subasta más cara cuya puja lleve un día en pie.',
  what: 'las pujas de nombres',
  none: 'Ningún nombre tiene pujas',
  noBid: (name) => `Nadie ha pujado por ${name}`,
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
  newName: 'Nombre por el que pujar',
  amount: (symbol) => `Puja en ${symbol}`,
  acts: {
    bid: {
      title: (amount, name) => `Pujar ${amount} por ${name}`,
      done: (amount, name) => `Puja de ${amount} por ${name} hecha`,
    },
  },
  faults: { 'bid-too-low': (least) => `Al menos ${least}: una puja debe superar a la anterior en más de un décimo` },
  again: 'Nueva puja',
};
