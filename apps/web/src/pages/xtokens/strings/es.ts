export const strings: StringFolders['pages/xtokens'] = {
  title: 'Tokens envueltos',
  description: (chain) => `Suministro y circulación de tokens envueltos en ${chain}`,
  about: 'En circulación: suministro sin la reserva del propio contrato.',
  what: 'Tokens envueltos',
  none: 'Sin tokens envueltos',
  token: 'Token',
  outstanding: 'En circulación',
  worth: 'Valor (USD)',
  supply: 'Suministro',
  reserve: 'Reserva',
};
